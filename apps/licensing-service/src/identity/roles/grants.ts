import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { roleMembers, rolePermissions, roles } from './role.table';

/** Roles and permissions of a user's active roles. */
export interface Grants {
  readonly roles: readonly { readonly id: string; readonly title: string }[];
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

export async function findGrants(database: DatabaseHandle, userId: string): Promise<Grants> {
  const rows = await database
    .select({ id: roles.id, title: roles.title, builtIn: roles.builtIn, permission: rolePermissions.permission })
    .from(roleMembers)
    .innerJoin(roles, eq(roles.id, roleMembers.roleId))
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(eq(roleMembers.userId, userId), eq(roles.active, true)))
    .orderBy(roles.title, rolePermissions.permission);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return {
    roles: [...titles].map(([id, title]) => ({ id, title })),
    permissions: [...new Set(rows.flatMap(({ permission }) => permission ?? []))],
    isAdministrator: rows.some(({ builtIn }) => builtIn),
  };
}
