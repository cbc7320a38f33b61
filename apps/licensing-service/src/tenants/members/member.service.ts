import type { Members, TenantRole } from '@atrium/api-client/contract';
import { Conflict, Forbidden, inScope, NotFound, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { tenantAudit, type TenantCall } from '../tenant-call';
import { findTenant, lockTenant, type TenantRow } from '../tenant.repository';
import { findOpenInvitations } from './invitation.repository';
import { deleteMember, findMembers, type MemberRow, updateRole } from './member.repository';
import { isLastOwner, canManageMembers, type MembersView, toMembers } from './member-view';
import { writeTransferMails } from './member-mails';

/** Members of a locked tenant: concurrent changes wait. */
interface LockedMembers extends MembersView {
  readonly tenant: TenantRow;
}

async function lockMembers(
  tx: Transaction,
  dependencies: TenantsDependencies,
  { user }: TenantCall,
  id: string,
): Promise<LockedMembers> {
  const tenant = await lockTenant(tx, id);
  if (tenant === null) throw new NotFound('tenant_not_found');
  return { tenant, state: tenant.state, user, members: await findMembers(tx, id), now: dependencies.clock() };
}

function requireMember({ members }: LockedMembers, userId: string): MemberRow {
  const member = members.find((one) => one.userId === userId);
  if (member === undefined) throw new NotFound('member_not_found');
  return member;
}

function rejectClosed({ state }: LockedMembers): void {
  if (state === 'closed') throw new Conflict('tenant_closed');
}

async function viewMembers(
  tx: Transaction,
  { user, tenant, now }: Pick<LockedMembers, 'user' | 'tenant' | 'now'>,
): Promise<Members> {
  const members = await findMembers(tx, tenant.id);
  return toMembers({ user, state: tenant.state, members, now }, await findOpenInvitations(tx, tenant.id));
}

/** Returns members and open invitations. */
export function readMembers(dependencies: TenantsDependencies, call: TenantCall, id: string): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    return viewMembers(tx, { user: call.user, tenant: head.tenant, now: dependencies.clock() });
  });
}

/** Changes a member's role; 409 for the last owner. */
export function changeRole(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
  role: TenantRole,
): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const locked = await lockMembers(tx, dependencies, call, id);
    const member = requireMember(locked, userId);
    rejectClosed(locked);
    if (role !== 'owner' && isLastOwner(locked.members, userId)) throw new Conflict('last_owner');
    await updateRole(tx, id, userId, role);
    const changes = { before: { user_id: userId, role: member.role }, after: { user_id: userId, role } };
    await writeAudit(tx, {
      ...tenantAudit(call, id, locked.now),
      action: 'tenant.member_changed',
      ...changes,
      related: [userId],
    });
    return viewMembers(tx, locked);
  });
}

/** Removes a member. Owners and users with the permission may remove others; every member may leave. */
export function removeMember(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const locked = await lockMembers(tx, dependencies, call, id);
    if (userId !== call.user.id && !canManageMembers(locked)) throw new Forbidden();
    const { role } = requireMember(locked, userId);
    if (isLastOwner(locked.members, userId)) throw new Conflict('last_owner');
    const action = userId === call.user.id ? 'tenant.member_left' : 'tenant.member_removed';
    await writeAudit(tx, {
      ...tenantAudit(call, id, locked.now),
      action,
      before: { user_id: userId, role },
      related: [userId],
    });
    await deleteMember(tx, id, userId);
  });
}

/** Makes another member an owner and the caller a manager; notifies both by e-mail. */
export function transferTenant(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  userId: string,
): Promise<Members> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const locked = await lockMembers(tx, dependencies, call, id);
    rejectClosed(locked);
    if (locked.members.find((one) => one.userId === call.user.id)?.role !== 'owner') throw new Conflict('not_an_owner');
    const next = requireMember(locked, userId);
    if (next.role === 'owner') throw new Conflict('already_owner');
    if (next.state !== 'active') throw new NotFound('member_not_found');
    await updateRole(tx, id, userId, 'owner');
    await updateRole(tx, id, call.user.id, 'manager');
    const changes = { before: { owner: call.user.id }, after: { owner: userId, manager: call.user.id } };
    await writeAudit(tx, {
      ...tenantAudit(call, id, locked.now),
      action: 'tenant.transferred',
      ...changes,
      related: [userId],
    });
    await writeTransferMails(tx, dependencies, locked.tenant, { giver: call.user, receiverId: userId }, locked.now);
    return viewMembers(tx, locked);
  });
}
