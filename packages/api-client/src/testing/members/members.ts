import type { CurrentUser, Members, Tenant, TenantRole } from '../../contract';
import { accountOf } from '../accounts/accounts';
import { showInvitation } from './invitation';
import { ProblemError, notFound } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeMember, FakeState } from '../state';
import { mayManage } from '../tenants/tenant-access';

const order: readonly TenantRole[] = ['owner', 'manager', 'viewer'];

export const membersOf = ({ members }: FakeState, tenantId: string) =>
  members.filter((member) => member.tenantId === tenantId);

export const tenantsOfMember = ({ tenants, members }: FakeState, userId: string): readonly Tenant[] =>
  tenants.filter(({ id }) => members.some((member) => member.tenantId === id && member.userId === userId));

export function isLastOwner(state: FakeState, tenantId: string, userId: string): boolean {
  const owners = membersOf(state, tenantId).filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.userId === userId;
}

function memberOf(state: FakeState, tenantId: string, userId: string): FakeMember {
  const member = membersOf(state, tenantId).find((one) => one.userId === userId);
  if (member === undefined) throw notFound('member_not_found');
  return member;
}

function requireOtherOwner(state: FakeState, tenantId: string, userId: string): void {
  if (isLastOwner(state, tenantId, userId))
    throw new ProblemError(409, 'last_owner', 'A company CRM needs an owner. Make someone else the owner first.');
}

function requireOpen({ tenants }: FakeState, id: string): void {
  if (tenants.find((tenant) => tenant.id === id)?.state === 'closed')
    throw new ProblemError(409, 'tenant_closed', 'This company CRM is closed.');
}

function actionsOn(state: FakeState, user: CurrentUser, { tenantId, userId, role }: FakeMember): string[] {
  const manages = mayManage(state, user, tenantId);
  const last = isLastOwner(state, tenantId, userId);
  const owns = membersOf(state, tenantId).some((one) => one.userId === user.id && one.role === 'owner');
  const closed = state.tenants.find(({ id }) => id === tenantId)?.state === 'closed';
  return [
    ...(manages && !last && !closed ? ['update'] : []),
    ...(owns && role !== 'owner' && !closed ? ['transfer'] : []),
    ...(last ? [] : userId === user.id ? ['leave'] : manages ? ['remove'] : []),
  ];
}

function showMembers(state: FakeState, tenantId: string, user: CurrentUser): Members {
  const closed = state.tenants.find(({ id }) => id === tenantId)?.state === 'closed';
  const shown = membersOf(state, tenantId).map((member) => {
    const { full_name, email, avatar } = accountOf(state, member.userId).user;
    const { userId: user_id, role, addedAt: added_at } = member;
    return { user_id, full_name, email, avatar, role, added_at, allowed_actions: actionsOn(state, user, member) };
  });
  return {
    data: shown.toSorted(
      (a, b) => order.indexOf(a.role) - order.indexOf(b.role) || a.full_name.localeCompare(b.full_name, 'sl'),
    ),
    invitations: state.invitations
      .filter((invitation) => invitation.tenantId === tenantId && !invitation.accepted)
      .map((invitation) => showInvitation(state, invitation, user)),
    allowed_actions: mayManage(state, user, tenantId) && !closed ? ['invite'] : [],
  };
}

export const memberHandlers = {
  listMembers: ({ state, params, user }) => showMembers(state, params.id, user()),

  updateMember: ({ state, params, body, user }) => {
    const member = memberOf(state, params.id, params.user_id);
    requireOpen(state, params.id);
    if (body.role !== 'owner') requireOtherOwner(state, params.id, params.user_id);
    member.role = body.role;
    return showMembers(state, params.id, user());
  },

  removeMember: ({ state, params, user }) => {
    if (params.user_id !== user().id && !mayManage(state, user(), params.id))
      throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
    const member = memberOf(state, params.id, params.user_id);
    requireOtherOwner(state, params.id, params.user_id);
    state.members = state.members.filter((one) => one !== member);
    return null;
  },

  transferTenant: ({ state, params, body, user }) => {
    requireOpen(state, params.id);
    const own = membersOf(state, params.id).find(({ userId }) => userId === user().id);
    if (own?.role !== 'owner') throw new ProblemError(409, 'not_an_owner', 'Only an owner can hand it over.');
    const next = memberOf(state, params.id, body.user_id);
    if (next === own) throw new ProblemError(409, 'already_owner', 'This member is already an owner.');
    next.role = 'owner';
    own.role = 'manager';
    return showMembers(state, params.id, user());
  },
} satisfies Handlers;
