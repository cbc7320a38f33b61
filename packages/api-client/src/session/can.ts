import type { CurrentUser } from '../contract';

/** A record with the caller's allowed actions. */
export interface ActionRecord {
  readonly allowed_actions?: readonly string[] | undefined;
}

const administrators = 'Administrators';

/** `update/tenants` is allowed by a record's `update` or its `update/tenants`. */
function allows(actions: readonly string[], permission: string): boolean {
  return actions.includes(permission) || actions.includes(permission.split('/')[0] ?? permission);
}

/** Whether a user has the role that is allowed everything. */
export const isAdministrator = ({ roles }: Pick<CurrentUser, 'roles'>): boolean =>
  roles.some(({ title }) => title === administrators);

/**
 * Whether a user has a permission. Administrators have all. Otherwise, a record's own `allowed_actions` decide if
 * present; else the user needs the permission, or all of a list. This only hides what the service would reject.
 */
export function can(
  user: Pick<CurrentUser, 'permissions' | 'roles'> | null | undefined,
  permission: string | readonly string[],
  record?: ActionRecord | null,
): boolean {
  if (user === null || user === undefined) return false;
  if (isAdministrator(user)) return true;
  const needed = typeof permission === 'string' ? [permission] : permission;
  const actions = record?.allowed_actions ?? undefined;
  return needed.every((one) => (actions === undefined ? user.permissions.includes(one) : allows(actions, one)));
}
