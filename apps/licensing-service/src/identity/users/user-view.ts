import { type GrantedRole, type User, type UserSummary, usersResource } from '@atrium/api-client/contract';
import { hasPermission, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import type { Account } from '../accounts/account.repository';
import type { Membership } from '../dependencies';
import { holdsAll, holdsRole } from '../roles/held-permissions';
import { activationBlock, closingBlock, rightsOf, type ViewedUser } from './user-blocks';
import type { RoleRights } from '../roles/role-rights';

export interface UserViewContext {
  readonly viewer: SessionUser;
  /** Id of the only active Administrator; null if there are several. */
  readonly lastAdministrator: string | null;
}

function allowedActions(user: ViewedUser, { viewer, lastAdministrator }: UserViewContext): string[] {
  const covers = holdsAll(viewer, rightsOf(user.roles));
  const canUpdate = covers && hasPermission(viewer, 'update/users');
  const canSwitch = canUpdate && activationBlock(viewer, user, lastAdministrator) === null;
  const isActive = user.account.state === 'active';
  const canClose = closingBlock(viewer, user, lastAdministrator) === null;
  const actions = {
    update: canUpdate,
    activate: canSwitch && !isActive,
    deactivate: canSwitch && isActive,
    'end-sessions': canUpdate,
    'change-roles': covers && hasPermission(viewer, 'manage/members'),
    anonymise: canClose && hasPermission(viewer, 'delete/users'),
  };
  return Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}

const isActive = ({ account }: ViewedUser) => account.state === 'active';

export const toUserSummary = (user: ViewedUser, context: UserViewContext): UserSummary =>
  toRecord(
    usersResource,
    'list',
    { ...user.account, active: isActive(user) },
    {
      roles: user.roles.map(({ id, title }) => ({ id, title })),
      allowed_actions: allowedActions(user, context),
    },
  );

/** `allPermissions` are those of Administrators. */
export const toGrantedRole = (
  { id, title, description, active, builtIn, permissions }: RoleRights,
  viewer: SessionUser,
  allPermissions: readonly string[],
): GrantedRole => ({
  id,
  title,
  description: description ?? '',
  active,
  built_in: builtIn,
  permissions: [...(builtIn ? allPermissions : permissions)],
  grantable: holdsRole(viewer, { builtIn, permissions }),
});

interface RecordContext extends UserViewContext {
  readonly allPermissions: readonly string[];
  /** Null if the viewer may not view company CRMs. */
  readonly memberships: readonly Membership[] | null;
}

export function toUser(user: ViewedUser<Account>, context: RecordContext): User {
  const { viewer, lastAdministrator, allPermissions, memberships } = context;
  const roles = user.roles.map((role) => ({
    ...toGrantedRole(role, viewer, allPermissions),
    added_at: role.addedAt.toISOString(),
  }));
  const given = { roles, allowed_actions: allowedActions(user, context) };
  return {
    ...toRecord(usersResource, 'record', { ...user.account, active: isActive(user) }, given),
    roles,
    tenants: memberships?.map(({ id, title, role }) => ({ id, title, role })) ?? null,
    activation_blocked_by: activationBlock(viewer, user, lastAdministrator),
  };
}
