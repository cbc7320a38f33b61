import type { BodyOf, Role } from '@atrium/api-client/contract';
import type { addRoleMembersSchema, CallOf } from '@atrium/api-client/contract/schemas';
import {
  asService,
  Conflict,
  InvalidInput,
  NotFound,
  publishRecordChange,
  type Transaction,
  writeAudit,
} from '../../platform';
import { lockAccount } from '../accounts/account.repository';
import { hasActiveAdministrator } from './administrators';
import { findGrants } from './grants';
import { requireHeld } from './held-permissions';
import {
  permissionsOf,
  publishRole,
  requireLockedRole,
  type RoleCall,
  type RoleDependencies,
  roleAudit,
  viewRole,
} from './role-call';
import { deleteMember, insertMembers } from './role-member.repository';
import { touchRole } from './role.repository';

/**
 * Adds users to a locked role whose permissions the caller holds. Each must be active, and hold nothing that the caller
 * lacks. Returns those who were not members yet.
 */
export async function addUsers(tx: Transaction, { user }: RoleCall, roleId: string, ids: readonly string[], at: Date) {
  for (const [place, id] of ids.entries()) {
    const account = await lockAccount(tx, id, 'share');
    if (account?.state !== 'active') throw new InvalidInput({ [`user_ids.${place}`]: ['not_a_choice'] });
    requireHeld(user, await findGrants(tx, id));
  }
  return insertMembers(
    tx,
    [...new Set(ids)].map((userId) => ({ roleId, userId, addedAt: at, addedBy: user.id })),
  );
}

export function addRoleMembers(
  dependencies: RoleDependencies,
  call: RoleCall,
  id: string,
  { user_ids: userIds }: BodyOf<CallOf<typeof addRoleMembersSchema>>,
): Promise<Role> {
  return changeMembers(dependencies, call, id, async (tx, at) => {
    const members = await addUsers(tx, call, id, userIds.toSorted(), at);
    if (members.length > 0)
      await writeAudit(tx, {
        ...roleAudit(call, id, at),
        action: 'role.add-members',
        related: members,
        after: { members },
      });
    return members;
  });
}

export function removeRoleMember(
  dependencies: RoleDependencies,
  call: RoleCall,
  { id, user_id: userId }: { readonly id: string; readonly user_id: string },
): Promise<Role> {
  return changeMembers(dependencies, call, id, async (tx, at, isAdministrators) => {
    const grants = await findGrants(tx, userId);
    if (!(await deleteMember(tx, id, userId))) throw new NotFound();
    requireHeld(call.user, grants);
    if (isAdministrators && !(await hasActiveAdministrator(tx))) throw new Conflict('last_administrator');
    const members = [userId];
    await writeAudit(tx, {
      ...roleAudit(call, id, at),
      action: 'role.remove-member',
      related: members,
      before: { members },
    });
    return members;
  });
}

/** Runs a change of the members of a locked role. `change` returns the users whose rights changed. */
async function changeMembers(
  dependencies: RoleDependencies,
  call: RoleCall,
  id: string,
  change: (tx: Transaction, at: Date, isAdministrators: boolean) => Promise<readonly string[]>,
): Promise<Role> {
  const { database, clock } = dependencies;
  const { role, changed } = await asService(database, 'no-tenant', async (tx) => {
    const { builtIn } = await requireLockedRole(tx, id);
    requireHeld(call.user, { permissions: await permissionsOf(tx, id), isAdministrator: builtIn });
    const at = clock();
    const users = await change(tx, at, builtIn);
    if (users.length > 0) await touchRole(tx, id, call.user.id, at);
    return { role: await viewRole(tx, call, id), changed: users };
  });
  await publishRole(dependencies, id, changed);
  for (const userId of changed) await publishRecordChange(dependencies, 'users', userId);
  return role;
}
