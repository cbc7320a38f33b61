import type { PermissionModule, Role } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  type Caller,
  constraintOf,
  InvalidInput,
  NotFound,
  publishAccessChange,
  publishRecordChange,
  type SessionUser,
  type Transaction,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { recordedRoleFields } from './recorded-role-fields';
import { toRole } from './role-view';
import { findPermissions, findRole, lockRole, type RoleRow } from './role.repository';
import { roles } from './role.table';

export interface RoleCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

export interface RoleDependencies extends Pick<IdentityDependencies, 'database' | 'clock' | 'realtime' | 'log'> {
  /** The permissions that calls of this service require. */
  readonly permissions: () => readonly PermissionModule[];
}

/** The fields shared by every audit entry about a role. */
export const roleAudit = ({ user, caller }: RoleCall, id: string, at: Date) => ({
  title: sql`(select ${roles.title} from ${roles} where ${roles.id} = ${id})`,
  fields: recordedRoleFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'role',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});

export async function viewRole(tx: Transaction, { user }: RoleCall, id: string): Promise<Role> {
  const head = await findRole(tx, id);
  if (head === null) throw new NotFound('role_not_found');
  return toRole(head, await permissionsOf(tx, id), user);
}

export const permissionsOf = async (tx: Transaction, id: string): Promise<string[]> =>
  (await findPermissions(tx, [id])).get(id) ?? [];

export async function requireLockedRole(tx: Transaction, id: string): Promise<RoleRow> {
  const role = await lockRole(tx, id);
  if (role === null) throw new NotFound('role_not_found');
  return role;
}

/** Notifies open pages of a changed role, and its members of their changed rights. */
export async function publishRole(dependencies: RoleDependencies, id: string, members: readonly string[]) {
  await publishAccessChange(dependencies, members);
  await publishRecordChange(dependencies, 'roles', id);
}

export async function rejectTakenTitle<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) === 'roles_title_key') throw new InvalidInput({ title: ['role_title_taken'] });
    throw error;
  }
}
