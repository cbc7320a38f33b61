import { Forbidden, type SessionUser } from '../../platform';
import type { Grants } from './grants';

/** What a role or an account grants. */
type Granted = Pick<Grants, 'permissions' | 'isAdministrator'>;

/** Whether the user holds every permission of a role or an account. */
export function holdsAll(user: SessionUser, { permissions, isAdministrator }: Granted): boolean {
  if (user.isAdministrator) return true;
  return !isAdministrator && permissions.every((permission) => user.permissions.includes(permission));
}

/** 403 for a change of a role or an account that grants what the user lacks, so nobody extends their own rights. */
export function requireHeld(user: SessionUser, granted: Granted): void {
  if (!holdsAll(user, granted)) throw new Forbidden('permissions_exceeded');
}
