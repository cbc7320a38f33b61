import { Forbidden, hasPermission, type Transaction } from '../../platform';
import { findAccount } from '../accounts/account.repository';
import { lockAdministrators } from './administrators';
import { findGrants } from './grants';
import { holdsRole, requireHeld, type Rights } from './held-permissions';
import { findRoles } from './role-rights';

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
  requireHeld(caller, await findGrants(tx, userId), 'more_permissions');
}

/** @throws Forbidden `more_permissions` if a role has a permission that the caller lacks, also if it is inactive */
export async function requireMayGrant(tx: Transaction, caller: Rights, roleIds: readonly string[]): Promise<void> {
  const roles = await findRoles(tx, roleIds);
  if (!roles.every((role) => holdsRole(caller, role))) throw new Forbidden('more_permissions');
}
