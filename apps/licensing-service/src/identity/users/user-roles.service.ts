import type { User } from '@atrium/api-client/contract';
import { asService, InvalidInput, NotFound, type Transaction, writeAudit } from '../../platform';
import { lockAccount } from '../accounts/account.repository';
import { removeAdministrator } from '../roles/administrators';
import { lockGrants, requireMayChange, requireMayGrant } from '../roles/may-grant';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { requireUser, userAudit, type UserCall } from './user-call';
import type { ViewedUser } from './user-blocks';
import { findRoles } from '../roles/role-rights';
import { deleteRoleOfUser, insertRolesOfUser } from './user-roles.repository';
import { readUser, type UsersDependencies } from './user.service';

/** Adds roles to a user; those that the user has stay as they are. */
export async function addRoles(
  dependencies: UsersDependencies,
  call: UserCall,
  id: string,
  roleIds: readonly string[],
): Promise<User> {
  await asService(dependencies.database, 'no-tenant', async (tx) => {
    await lockAccount(tx, id, 'update');
    const { at } = await startChange(tx, dependencies, call, id, roleIds);
    const known = new Map((await findRoles(tx)).map((role) => [role.id, role.title]));
    if (!roleIds.every((roleId) => known.has(roleId))) throw new InvalidInput({ role_ids: ['not_a_choice'] });
    const added = await insertRolesOfUser(tx, id, roleIds, { by: call.user.id, at });
    if (added.length === 0) return;
    const after = { roles: added.map((roleId) => known.get(roleId)) };
    await writeAudit(tx, { ...userAudit(call, id, at), action: 'user.add-roles', related: added, after });
  });
  return readUser(dependencies, call, id);
}

/** Removes a role from a user and ends their sessions; 404 if the user does not have it. */
export async function removeRole(
  dependencies: UsersDependencies,
  call: UserCall,
  id: string,
  roleId: string,
): Promise<User> {
  await endSessionsWith(dependencies, id, async (tx) => {
    const { at, target } = await startChange(tx, dependencies, call, id, [roleId]);
    const role = target.roles.find((one) => one.id === roleId);
    if (role === undefined) throw new NotFound();
    await (role.builtIn ? removeAdministrator(tx, id) : deleteRoleOfUser(tx, id, roleId));
    const before = { roles: [role.title] };
    await writeAudit(tx, { ...userAudit(call, id, at), action: 'user.remove-role', related: [roleId], before });
  });
  return readUser(dependencies, call, id);
}

/** Checks that the caller has every permission of the user and of the roles. */
async function startChange(
  tx: Transaction,
  { clock }: UsersDependencies,
  { user }: UserCall,
  id: string,
  roleIds: readonly string[],
): Promise<{ readonly at: Date; readonly target: ViewedUser }> {
  const rights = await lockGrants(tx, user.id, 'manage/members');
  const target = await requireUser(tx, id);
  await requireMayChange(tx, rights, id);
  await requireMayGrant(tx, rights, roleIds);
  return { at: clock(), target };
}
