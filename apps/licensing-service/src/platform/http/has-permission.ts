import type { SessionUser } from './caller';

/** Whether the user has the permission, or all of a list. Administrators have every permission. */
export function hasPermission(user: SessionUser, needed: string | readonly string[]): boolean {
  const list = typeof needed === 'string' ? [needed] : needed;
  return user.isAdministrator || list.every((permission) => user.permissions.includes(permission));
}
