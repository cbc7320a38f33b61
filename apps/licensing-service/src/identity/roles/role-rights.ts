import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import type { Rights } from './held-permissions';
import { rolePermissions, roles } from './role.table';

/** A role with its permissions. */
export interface RoleRights {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly active: boolean;
  /** Administrators, which have every permission. */
  readonly builtIn: boolean;
  readonly permissions: readonly string[];
}

/** Roles by title, whether active or not; `ids` selects some. */
export async function findRoles(database: DatabaseHandle, ids?: readonly string[]): Promise<RoleRights[]> {
  if (ids?.length === 0) return [];
  const rows = await database
    .select({
      id: roles.id,
      title: roles.title,
      description: roles.description,
      active: roles.active,
      builtIn: roles.builtIn,
      permission: rolePermissions.permission,
    })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(ids && inArray(roles.id, [...ids]))
    .orderBy(asc(roles.title), asc(rolePermissions.permission));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].flatMap((group) => {
    const [head] = group;
    if (head === undefined) return [];
    const { permission: _, ...role } = head;
    return [{ ...role, permissions: group.flatMap(({ permission }) => permission ?? []) }];
  });
}

/** Locks active roles among these until the transaction ends, so that their permissions stay. Returns their ids. */
export async function lockActiveRoles(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), eq(roles.active, true)))
    .orderBy(asc(roles.id))
    .for('share');
  return new Set(rows.map(({ id }) => id));
}

/** Permissions of a role that are missing from some rights. */
export function missingPermissions({ permissions }: Pick<RoleRights, 'permissions'>, rights: Rights): string[] {
  return rights.isAdministrator ? [] : permissions.filter((permission) => !rights.permissions.includes(permission));
}
