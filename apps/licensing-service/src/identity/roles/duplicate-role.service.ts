import { allPermissions, type BodyOf } from '@atrium/api-client/contract';
import type { CallOf, duplicateRoleSchema } from '@atrium/api-client/contract/schemas';
import { asService, Forbidden, hasPermission, type Remember, writeAudit } from '../../platform';
import { requireHeld } from './held-permissions';
import { lockGrants } from './may-grant';
import { addUsers } from './role-members.service';
import {
  permissionsOf,
  publishRole,
  rejectTakenTitle,
  requireLockedRole,
  type RoleCall,
  type RoleDependencies,
  roleAudit,
} from './role-call';
import { findActiveMemberIds } from './role-member.repository';
import { insertRole, replacePermissions } from './role.repository';

/** Copies a role: its permissions by default, its active members only on request. The copy is active. */
export async function duplicateRole(
  dependencies: RoleDependencies,
  call: RoleCall,
  { id: sourceId, ...body }: BodyOf<CallOf<typeof duplicateRoleSchema>> & { readonly id: string },
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  const { copy_permissions: copiesPermissions = true, copy_members: copiesMembers = false } = body;
  const work = asService(database, 'no-tenant', async (tx) => {
    const rights = await lockGrants(tx, call.user.id, 'create/roles');
    if (copiesMembers && !hasPermission({ ...call.user, ...rights }, 'manage/members')) throw new Forbidden();
    const source = await requireLockedRole(tx, sourceId);
    const held = source.builtIn ? allPermissions(dependencies.permissions()) : await permissionsOf(tx, sourceId);
    const permissions = copiesPermissions ? held.toSorted() : [];
    requireHeld(rights, { permissions, isAdministrator: copiesPermissions && source.builtIn });
    const [at, by] = [clock(), call.user.id];
    const { title = `${source.title} (2)`, description = source.description } = body;
    const stamps = { authorId: by, lastModifiedBy: by, createdAt: at, updatedAt: at };
    const id = await insertRole(tx, { title, description, ...stamps });
    await replacePermissions(tx, id, permissions);
    const active = copiesMembers ? await findActiveMemberIds(tx, sourceId) : [];
    const members = await addUsers(tx, { roleId: id, by, rights, at }, active);
    const changes = { before: { source: sourceId }, after: { title, description, permissions, members } };
    await writeAudit(tx, { ...roleAudit(call, id, at), action: 'role.duplicate', related: members, ...changes });
    await remember(tx, id);
    return { id, members };
  });
  const { id, members } = await rejectTakenTitle(work);
  await publishRole(dependencies, id, members);
  return id;
}
