import { allPermissions, type BodyOf, type Role, withImplied } from '@atrium/api-client/contract';
import type { CallOf, createRoleSchema, updateRoleSchema } from '@atrium/api-client/contract/schemas';
import { asService, Conflict, InvalidInput, inScope, type Remember, Stale, writeAudit } from '../../platform';
import { requireHeld } from './held-permissions';
import { lockGrants } from './may-grant';
import {
  permissionsOf,
  publishRole,
  rejectTakenTitle,
  requireLockedRole,
  type RoleCall,
  type RoleDependencies,
  roleAudit,
  viewRole,
} from './role-call';
import { findMemberIds } from './role-member.repository';
import { deleteRole, insertRole, replacePermissions, updateRole } from './role.repository';

export function readRole({ database }: Pick<RoleDependencies, 'database'>, call: RoleCall, id: string): Promise<Role> {
  return inScope(database, { userId: call.user.id }, (tx) => viewRole(tx, call, id));
}

/** Permissions that a call names, with those that they bring along; 422 for one that no route requires. */
function readPermissions(
  { permissions }: Pick<RoleDependencies, 'permissions'>,
  sent: readonly string[],
  before: readonly string[] = [],
): string[] {
  const known = new Set([...allPermissions(permissions()), ...before]);
  const unknown = sent.findIndex((permission) => !known.has(permission));
  if (unknown !== -1) throw new InvalidInput({ [`permissions.${unknown}`]: ['not_a_choice'] });
  return withImplied(sent, known);
}

export async function createRole(
  dependencies: RoleDependencies,
  call: RoleCall,
  body: BodyOf<CallOf<typeof createRoleSchema>>,
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  const { title, description = null, active = true } = body;
  const permissions = readPermissions(dependencies, body.permissions ?? []);
  const created = asService(database, 'no-tenant', async (tx) => {
    requireHeld(await lockGrants(tx, call.user.id, 'create/roles'), { permissions, isAdministrator: false });
    const [at, by] = [clock(), call.user.id];
    const fields = { title, description, active };
    const id = await insertRole(tx, { ...fields, authorId: by, lastModifiedBy: by, createdAt: at, updatedAt: at });
    await replacePermissions(tx, id, permissions);
    await writeAudit(tx, { ...roleAudit(call, id, at), action: 'role.create', after: { ...fields, permissions } });
    await remember(tx, id);
    return id;
  });
  const id = await rejectTakenTitle(created);
  await publishRole(dependencies, id, []);
  return id;
}

export async function changeRole(
  dependencies: RoleDependencies,
  call: RoleCall,
  id: string,
  { _version: version, permissions: sent, ...fields }: BodyOf<CallOf<typeof updateRoleSchema>>,
): Promise<Role> {
  const { database, clock } = dependencies;
  const work = asService(database, 'no-tenant', async (tx) => {
    const rights = await lockGrants(tx, call.user.id, 'update/roles');
    const role = await requireLockedRole(tx, id);
    if (role.builtIn) throw new Conflict('role_built_in');
    const held = await permissionsOf(tx, id);
    requireHeld(rights, { permissions: held, isAdministrator: false });
    if (version !== role.version) throw new Stale(await viewRole(tx, call, id));
    const permissions = sent === undefined ? held : readPermissions(dependencies, sent, held);
    requireHeld(rights, { permissions, isAdministrator: false });
    const at = clock();
    await updateRole(tx, id, { ...fields, lastModifiedBy: call.user.id, updatedAt: at });
    await replacePermissions(tx, id, permissions);
    const { title, description, active } = role;
    const changes = changedFields(
      { title, description, active, permissions: held },
      { title, description, active, ...fields, permissions },
    );
    await writeAudit(tx, { ...roleAudit(call, id, at), action: 'role.update', ...changes });
    return { role: await viewRole(tx, call, id), members: await findMemberIds(tx, id) };
  });
  const { role, members } = await rejectTakenTitle(work);
  await publishRole(dependencies, id, members);
  return role;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields whose values differ. */
function changedFields(before: Values, after: Values) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(before), after: only(after) };
}

export async function removeRole(dependencies: RoleDependencies, call: RoleCall, id: string): Promise<void> {
  const { database, clock } = dependencies;
  const members = await asService(database, 'no-tenant', async (tx) => {
    const rights = await lockGrants(tx, call.user.id, 'delete/roles');
    const { builtIn, title, description, active } = await requireLockedRole(tx, id);
    if (builtIn) throw new Conflict('role_built_in');
    const permissions = await permissionsOf(tx, id);
    requireHeld(rights, { permissions, isAdministrator: false });
    const userIds = await findMemberIds(tx, id);
    await deleteRole(tx, id);
    const before = { title, description, active, permissions, members: userIds };
    await writeAudit(tx, { ...roleAudit(call, id, clock()), action: 'role.delete', title, related: userIds, before });
    return userIds;
  });
  await publishRole(dependencies, id, members);
}
