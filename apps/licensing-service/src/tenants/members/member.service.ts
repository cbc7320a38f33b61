import type { Members, TenantRole } from '@atrium/api-client/contract';
import { Conflict, Forbidden, inScope, NotFound, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { audited, type TenantCall } from '../tenant-call';
import { findTenant, lockTenant, type TenantRow } from '../tenant.repository';
import { findOpenInvitations } from './invitation.repository';
import { deleteMember, findMembers, type MemberRow, updateRole } from './member.repository';
import { isLastOwner, mayManage, type MembersView, toMembers } from './member-view';
import { writeTransferMails } from './member-mails';

/** The members of a tenant, held still: another change of them waits. */
interface Held extends MembersView {
  readonly tenant: TenantRow;
}

async function hold(
  tx: Transaction,
  dependencies: TenantsDependencies,
  { user }: TenantCall,
  id: string,
): Promise<Held> {
  const tenant = await lockTenant(tx, id);
  if (tenant === null) throw new NotFound('tenant_not_found');
  return { tenant, state: tenant.state, user, members: await findMembers(tx, id), now: dependencies.clock() };
}

function memberOf({ members }: Held, userId: string): MemberRow {
  const member = members.find((one) => one.userId === userId);
  if (member === undefined) throw new NotFound('member_not_found');
  return member;
}

function refuseClosed({ state }: Held): void {
  if (state === 'closed') throw new Conflict('tenant_closed');
}

async function show(tx: Transaction, { user, tenant, now }: Pick<Held, 'user' | 'tenant' | 'now'>): Promise<Members> {
  const members = await findMembers(tx, tenant.id);
  return toMembers({ user, state: tenant.state, members, now }, await findOpenInvitations(tx, tenant.id));
}

/** Members of a company CRM and its invitations. */
export function readMembers(dependencies: TenantsDependencies, call: TenantCall, id: string): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    return show(tx, { user: call.user, tenant: head.tenant, now: dependencies.clock() });
  });
}

/** Gives a member another role; the last owner stays one. */
export function changeRole(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
  role: TenantRole,
): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const held = await hold(tx, dependencies, call, id);
    const member = memberOf(held, userId);
    refuseClosed(held);
    if (role !== 'owner' && isLastOwner(held.members, userId)) throw new Conflict('last_owner');
    await updateRole(tx, id, userId, role);
    const changes = { before: { user_id: userId, role: member.role }, after: { user_id: userId, role } };
    await writeAudit(tx, { ...audited(call, id, held.now), action: 'tenant.member_changed', ...changes });
    return show(tx, held);
  });
}

/** Removes a member; managers of members remove others, and every member may leave. */
export function removeMember(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const held = await hold(tx, dependencies, call, id);
    if (userId !== call.user.id && !mayManage(held)) throw new Forbidden();
    const { role } = memberOf(held, userId);
    if (isLastOwner(held.members, userId)) throw new Conflict('last_owner');
    const action = userId === call.user.id ? 'tenant.member_left' : 'tenant.member_removed';
    await writeAudit(tx, { ...audited(call, id, held.now), action, before: { user_id: userId, role } });
    await deleteMember(tx, id, userId);
  });
}

/** Makes another member the owner and the caller a manager; both hear of it by e-mail. */
export function transferTenant(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const held = await hold(tx, dependencies, call, id);
    refuseClosed(held);
    if (held.members.find((one) => one.userId === call.user.id)?.role !== 'owner') throw new Conflict('not_an_owner');
    const next = memberOf(held, userId);
    if (next.role === 'owner') throw new Conflict('already_owner');
    if (next.state !== 'active') throw new NotFound('member_not_found');
    await updateRole(tx, id, userId, 'owner');
    await updateRole(tx, id, call.user.id, 'manager');
    const changes = { before: { owner: call.user.id }, after: { owner: userId, manager: call.user.id } };
    await writeAudit(tx, { ...audited(call, id, held.now), action: 'tenant.transferred', ...changes });
    await writeTransferMails(tx, dependencies, held.tenant, { giver: call.user, receiverId: userId }, held.now);
    return show(tx, held);
  });
}
