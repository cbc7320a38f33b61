import { inArray } from 'drizzle-orm';
import { Forbidden, hasPermission, type SessionUser, type Transaction } from '../../platform';
import { findAccount } from '../accounts/account.repository';
import { lockAdministrators } from './administrators';
import { findGrants } from './grants';
import { rolePermissions, roles } from './role.table';

/** What an account may do, or what a role grants. */
export type Rights = Pick<SessionUser, 'permissions' | 'isAdministrator'>;

/** Whether `holder` has every permission of `other`. */
export function coversRights(holder: Rights, other: Rights): boolean {
  if (holder.isAdministrator) return true;
  return !other.isAdministrator && other.permissions.every((permission) => holder.permissions.includes(permission));
}

/**
 * Locks changes of roles, members and account states until the transaction ends, and reads the caller's rights again:
 * a concurrent change may have taken them. Lock the changed account first.
 *
 * @throws Forbidden if the caller is no longer active or no longer has the permission
 */
export async function lockGrants(tx: Transaction, callerId: string, permission: string): Promise<Rights> {
  await lockAdministrators(tx);
  const account = await findAccount(tx, callerId);
  const rights = await findGrants(tx, callerId);
  const { fullName = '', email = '', language = 'en', perPage = null } = account ?? {};
  const user = { id: callerId, fullName, email, language, perPage, ...rights };
  if (account?.state !== 'active' || !hasPermission(user, permission)) throw new Forbidden();
  return rights;
}

/** @throws Forbidden `more_permissions` if the account holds a permission that the caller lacks */
export async function requireMayChange(tx: Transaction, caller: Rights, userId: string): Promise<void> {
  if (!coversRights(caller, await findGrants(tx, userId))) throw new Forbidden('more_permissions');
}

/** @throws Forbidden `more_permissions` if a role has a permission that the caller lacks, also if it is inactive */
export async function requireMayGrant(tx: Transaction, caller: Rights, roleIds: readonly string[]): Promise<void> {
  if (caller.isAdministrator || roleIds.length === 0) return;
  const ids = [...roleIds];
  const builtIn = await tx.select({ isAdministrator: roles.builtIn }).from(roles).where(inArray(roles.id, ids));
  const granted = await tx
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, ids));
  const other = {
    isAdministrator: builtIn.some(({ isAdministrator }) => isAdministrator),
    permissions: granted.map(({ permission }) => permission),
  };
  if (!coversRights(caller, other)) throw new Forbidden('more_permissions');
}
