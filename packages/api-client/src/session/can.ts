import type { CurrentUser } from '../contract';

/** A record that says itself what the caller may do with it. */
export interface ActionRecord {
  readonly allowed_actions?: readonly string[] | undefined;
}

const administrators = 'Administrators';

/** `update/tenants` is allowed by a record's `update` or its `update/tenants`. */
function allows(actions: readonly string[], permission: string): boolean {
  return actions.includes(permission) || actions.includes(permission.split('/')[0] ?? permission);
}

/**
 * Whether a user may do something: the role Administrators everything; else a record's own `allowed_actions` decide where
 * it has them; else the user needs the permission, or all of a list. It only hides what the service would refuse.
 */
export function can(
  user: Pick<CurrentUser, 'permissions' | 'roles'> | null | undefined,
  permission: string | readonly string[],
  record?: ActionRecord | null,
): boolean {
  if (user === null || user === undefined) return false;
  if (user.roles.some(({ title }) => title === administrators)) return true;
  const needed = typeof permission === 'string' ? [permission] : permission;
  const actions = record?.allowed_actions ?? undefined;
  return needed.every((one) => (actions === undefined ? user.permissions.includes(one) : allows(actions, one)));
}
