import type { GrantedRole } from '@atrium/api-client/contract';

/** What the calculation needs to know about a role. */
export type GrantingRole = Pick<GrantedRole, 'id' | 'title' | 'active' | 'permissions'>;

/** A permission that a user holds, and the roles that grant it. */
export interface HeldPermission {
  readonly permission: string;
  readonly action: string;
  readonly module: string;
  readonly because: readonly GrantingRole[];
}

const usualActions = ['view', 'create', 'update', 'delete'];

function parse(permission: string) {
  const [action = '', module = ''] = permission.split('/');
  return { permission, action, module };
}

function orderOf(action: string): number {
  const order = usualActions.indexOf(action);
  return order === -1 ? usualActions.length : order;
}

/** Sorts the usual actions before others. */
const byAction = (one: { readonly action: string }, other: { readonly action: string }) =>
  orderOf(one.action) - orderOf(other.action) || one.action.localeCompare(other.action);

/** The permissions that active roles grant together, by module. */
export function heldPermissions(roles: readonly GrantingRole[]): ReadonlyMap<string, readonly HeldPermission[]> {
  const active = roles.filter((role) => role.active);
  const all = [...new Set(active.flatMap(({ permissions }) => permissions))].map((permission) => ({
    ...parse(permission),
    because: active.filter(({ permissions }) => permissions.includes(permission)),
  }));
  return groupByModule(all);
}

/** The permissions of one of a user's roles, by module; `alone` if no other active role grants it. */
export function permissionsOfRole(role: GrantingRole, roles: readonly GrantingRole[]) {
  const others = roles.filter((other) => other.active && other.id !== role.id);
  const own = role.permissions.map((permission) => ({
    ...parse(permission),
    alone: role.active && !others.some(({ permissions }) => permissions.includes(permission)),
  }));
  return groupByModule(own);
}

function groupByModule<P extends { readonly module: string; readonly action: string }>(
  permissions: readonly P[],
): ReadonlyMap<string, readonly P[]> {
  const groups = Map.groupBy(permissions, ({ module }) => module);
  return new Map(
    [...groups]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([module, list]) => [module, list.toSorted(byAction)]),
  );
}

/** Number of permissions that chosen roles add to those that the user's roles grant. */
export function countAdded(chosen: readonly GrantingRole[], held: readonly GrantingRole[]): number {
  const has = new Set(held.filter(({ active }) => active).flatMap(({ permissions }) => permissions));
  const added = chosen.filter(({ active }) => active).flatMap(({ permissions }) => permissions);
  return new Set(added.filter((permission) => !has.has(permission))).size;
}
