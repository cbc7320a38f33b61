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
import { endSessionsWith } from '../sessions/end-sessions.service';
import { hasActiveAdministrator } from './administrators';
import { findGrants } from './grants';
import { requireHeld, type Rights } from './held-permissions';
import { lockGrants } from './may-grant';
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

/** The role that gets members, and who adds them with which rights. */
interface Addition {
  readonly roleId: string;
  readonly by: string;
  readonly rights: Rights;
  readonly at: Date;
}

/**
 * Adds users to a locked role whose permissions the caller holds. Each must be active, and hold nothing that the caller
 * lacks. Returns those who were not members yet.
 */
export async function addUsers(tx: Transaction, { roleId, by, rights, at }: Addition, ids: readonly string[]) {
  for (const [place, id] of ids.entries()) {
    const account = await lockAccount(tx, id, 'share');
    if (account?.state !== 'active') throw new InvalidInput({ [`user_ids.${place}`]: ['not_a_choice'] });
    requireHeld(rights, await findGrants(tx, id));
  }
  return insertMembers(
    tx,
    [...new Set(ids)].map((userId) => ({ roleId, userId, addedAt: at, addedBy: by })),
  );
}

export function addRoleMembers(
  dependencies: RoleDependencies,
  call: RoleCall,
  id: string,
  { user_ids: userIds }: BodyOf<CallOf<typeof addRoleMembersSchema>>,
): Promise<Role> {
  const ids = userIds.toSorted();
  const add = async (tx: Transaction) => {
    for (const userId of ids) await lockAccount(tx, userId, 'share');
    return changeMembers(tx, dependencies, call, id, async ({ rights, at }) => {
      const members = await addUsers(tx, { roleId: id, by: call.user.id, rights, at }, ids);
      if (members.length > 0)
        await writeAudit(tx, {
          ...roleAudit(call, id, at),
          action: 'role.add-members',
          related: members,
          after: { members },
        });
      return members;
    });
  };
  return publishMembers(dependencies, id, asService(dependencies.database, 'no-tenant', add));
}

/** Removes a user from a role and ends their sessions. */
export function removeRoleMember(
  dependencies: RoleDependencies,
  call: RoleCall,
  { id, user_id: userId }: { readonly id: string; readonly user_id: string },
): Promise<Role> {
  const remove = (tx: Transaction) =>
    changeMembers(tx, dependencies, call, id, async ({ rights, at, isAdministrators }) => {
      const grants = await findGrants(tx, userId);
      if (!(await deleteMember(tx, id, userId))) throw new NotFound();
      requireHeld(rights, grants);
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
  return publishMembers(dependencies, id, endSessionsWith(dependencies, userId, remove));
}

interface MembersChange {
  readonly rights: Rights;
  readonly at: Date;
  readonly isAdministrators: boolean;
}

interface ChangedMembers {
  readonly role: Role;
  /** The users whose rights changed. */
  readonly changed: readonly string[];
}

/** Runs a change of the members of a role that it locks. `change` returns the users whose rights changed. */
async function changeMembers(
  tx: Transaction,
  { clock }: RoleDependencies,
  call: RoleCall,
  id: string,
  change: (members: MembersChange) => Promise<readonly string[]>,
): Promise<ChangedMembers> {
  const rights = await lockGrants(tx, call.user.id, 'manage/members');
  const { builtIn } = await requireLockedRole(tx, id);
  requireHeld(rights, { permissions: await permissionsOf(tx, id), isAdministrator: builtIn });
  const at = clock();
  const changed = await change({ rights, at, isAdministrators: builtIn });
  if (changed.length > 0) await touchRole(tx, id, call.user.id, at);
  return { role: await viewRole(tx, call, id), changed };
}

async function publishMembers(
  dependencies: RoleDependencies,
  id: string,
  work: Promise<ChangedMembers>,
): Promise<Role> {
  const { role, changed } = await work;
  await publishRole(dependencies, id, changed);
  for (const userId of changed) await publishRecordChange(dependencies, 'users', userId);
  return role;
}
