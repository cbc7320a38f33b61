import { type Role, type RoleSummary, rolesResource } from '@atrium/api-client/contract';
import { hasPermission, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import { holdsAll } from './held-permissions';
import type { RoleHead } from './role.repository';

const toPerson = (user: { id: string; fullName: string } | null) =>
  user === null ? null : { id: user.id, full_name: user.fullName };

/** What the user may do with a role: their own permissions, as far as they include those of the role. */
function allowedActions({ role }: RoleHead, permissions: readonly string[], user: SessionUser): string[] {
  const holdsIts = holdsAll(user, { permissions, isAdministrator: role.builtIn });
  const actions = {
    update: holdsIts && !role.builtIn && hasPermission(user, 'update/roles'),
    delete: holdsIts && !role.builtIn && hasPermission(user, 'delete/roles'),
    duplicate: hasPermission(user, 'create/roles'),
    manage: holdsIts && hasPermission(user, 'manage/members'),
  };
  return Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}

const rowOf = ({ role, members }: RoleHead) => ({ ...role, members });

const givenOf = (head: RoleHead, permissions: readonly string[], user: SessionUser) => ({
  author: toPerson(head.author),
  last_modified: toPerson(head.modifier),
  allowed_actions: allowedActions(head, permissions, user),
});

export const toRole = (head: RoleHead, permissions: readonly string[], user: SessionUser): Role => ({
  ...toRecord(rolesResource, 'record', rowOf(head), givenOf(head, permissions, user)),
  permissions: [...permissions],
});

export const toRoleSummary = (
  head: RoleHead,
  permissions: readonly string[],
  firstMembers: readonly { readonly id: string; readonly fullName: string; readonly avatar: string | null }[],
  user: SessionUser,
): RoleSummary => ({
  ...toRecord(rolesResource, 'list', rowOf(head), givenOf(head, permissions, user)),
  first_members: firstMembers.map(({ id, fullName, avatar }) => ({ id, full_name: fullName, avatar })),
});
