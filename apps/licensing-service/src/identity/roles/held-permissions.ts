import { type ErrorCode, Forbidden, type SessionUser } from '../../platform';

/** What an account may do, or what a role grants. */
export type Rights = Pick<SessionUser, 'permissions' | 'isAdministrator'>;

/** Whether `holder` has every permission of a role or of another account. */
export function holdsAll(holder: Rights, { permissions, isAdministrator }: Rights): boolean {
  if (holder.isAdministrator) return true;
  return !isAdministrator && permissions.every((permission) => holder.permissions.includes(permission));
}

/** A role with its permissions; the built-in one has every permission. */
interface RoleGrants {
  readonly builtIn: boolean;
  readonly permissions: readonly string[];
}

/** Whether `holder` has everything that a role grants. */
export const holdsRole = (holder: Rights, { builtIn, permissions }: RoleGrants): boolean =>
  holdsAll(holder, { permissions, isAdministrator: builtIn });

/**
 * For a change of a role or an account that grants what the holder lacks, so users cannot extend their own rights.
 *
 * @throws Forbidden with this code
 */
export function requireHeld(holder: Rights, granted: Rights, code: ErrorCode = 'permissions_exceeded'): void {
  if (!holdsAll(holder, granted)) throw new Forbidden(code);
}
