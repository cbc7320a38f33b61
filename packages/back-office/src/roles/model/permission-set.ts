import type { PermissionModule } from '@atrium/api-client/contract';

type Held = ReadonlySet<string>;

export const permissionOf = (module: string, action: string) => `${action}/${module}`;

const permissionsOf = ({ module, actions }: PermissionModule) => actions.map((action) => permissionOf(module, action));

/** Ticks or unticks a permission. Any action brings `view` along; without `view`, the module has none. */
export function setPermission(held: Held, module: PermissionModule, action: string, ticked: boolean): Held {
  const own = permissionsOf(module);
  const view = permissionOf(module.module, 'view');
  const permission = permissionOf(module.module, action);
  const next = new Set(held);
  if (ticked) for (const one of [permission, view]) if (own.includes(one)) next.add(one);
  if (!ticked) for (const one of action === 'view' ? own : [permission]) next.delete(one);
  return next;
}

/** Ticks or unticks every permission of a module that the user may grant. */
export function setModule(held: Held, module: PermissionModule, ticked: boolean, mayGrant: (one: string) => boolean) {
  const next = new Set(held);
  for (const permission of permissionsOf(module)) {
    if (!ticked) next.delete(permission);
    else if (mayGrant(permission)) next.add(permission);
  }
  return next;
}

/** Whether a role has all, some or none of a module's permissions. */
export function moduleState(held: Held, module: PermissionModule): 'all' | 'some' | 'none' {
  const own = permissionsOf(module);
  const count = own.filter((permission) => held.has(permission)).length;
  if (count === 0) return 'none';
  return count === own.length ? 'all' : 'some';
}

/** Changes that are not saved yet. Kept apart from the role, so that they also apply to a newer one. */
export interface PermissionChanges {
  readonly added: Held;
  readonly removed: Held;
}

export const noChanges: PermissionChanges = { added: new Set(), removed: new Set() };

export function changesBetween(saved: readonly string[], held: Held): PermissionChanges {
  const before = new Set(saved);
  return {
    added: new Set([...held].filter((permission) => !before.has(permission))),
    removed: new Set(saved.filter((permission) => !held.has(permission))),
  };
}

export function applyChanges(saved: readonly string[], { added, removed }: PermissionChanges): Held {
  return new Set([...saved.filter((permission) => !removed.has(permission)), ...added]);
}

/** The permissions of a role by module, so that the edits of two users merge by module. */
type PermissionsByModule = Readonly<Record<string, string>>;

export function permissionsByModule(permissions: Iterable<string>): PermissionsByModule {
  const byModule: Record<string, string> = {};
  for (const permission of [...permissions].toSorted()) {
    const [action = '', module = ''] = permission.split('/');
    byModule[module] = byModule[module] === undefined ? action : `${byModule[module]},${action}`;
  }
  return byModule;
}

/** The actions of a module in `permissionsByModule`. */
export const actionsOf = (byModule: PermissionsByModule, module: string): readonly string[] =>
  byModule[module]?.split(',') ?? [];

export const permissionsIn = (byModule: PermissionsByModule): string[] =>
  Object.keys(byModule).flatMap((module) => actionsOf(byModule, module).map((action) => permissionOf(module, action)));
