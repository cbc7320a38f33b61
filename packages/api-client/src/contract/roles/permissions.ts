import type { Access } from '../endpoint';
import type { PermissionModule } from './role.schema';

/** The order of actions in a permission matrix; others follow. */
const actionOrder = ['view', 'create', 'update', 'delete', 'send', 'sign', 'manage'];

/** The permissions that a policy requires. */
function permissionsOf(access: Access): readonly string[] {
  if (!('permission' in access)) return [];
  return typeof access.permission === 'string' ? [access.permission] : access.permission;
}

const rankOf = (action: string) => (actionOrder.includes(action) ? actionOrder.indexOf(action) : actionOrder.length);

/** The modules and actions that the policies of some endpoints name, modules by name. */
export function permissionModules(endpoints: readonly { readonly access: Access }[]): PermissionModule[] {
  const permissions = new Set(endpoints.flatMap(({ access }) => permissionsOf(access)));
  const byModule = Map.groupBy([...permissions].toSorted(), (permission) => permission.split('/')[1] ?? '');
  return [...byModule].map(([module, held]) => ({
    module,
    actions: held
      .map((permission) => permission.split('/')[0] ?? '')
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  }));
}

/** `view` of the module that a permission brings along; undefined for `view` itself. */
export function impliedPermission(permission: string): string | undefined {
  const [action, module = ''] = permission.split('/');
  return action === 'view' ? undefined : `view/${module}`;
}

/** Adds the permissions that others bring along, as far as they exist; sorted. */
export function withImplied(permissions: readonly string[], known: ReadonlySet<string>): string[] {
  const implied = permissions.flatMap((permission) => impliedPermission(permission) ?? []);
  return [...new Set([...permissions, ...implied.filter((permission) => known.has(permission))])].toSorted();
}

/** Every permission of some modules. */
export const allPermissions = (modules: readonly PermissionModule[]): string[] =>
  modules.flatMap(({ module, actions }) => actions.map((action) => `${action}/${module}`));
