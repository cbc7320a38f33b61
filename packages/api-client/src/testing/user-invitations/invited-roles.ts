import type { CurrentUser, InvitableRole } from '../../contract';
import { can } from '../../session/can';
import { holdsRole } from '../roles/grants';
import type { FakeRole, FakeState, FakeUserInvitation } from '../state';

/** The roles that people are invited into. */
export const activeRoles = ({ roles }: FakeState): FakeRole[] => roles.filter(({ active }) => active);

/** The roles of an invitation, without those that were deleted since. */
export const invitedRoles = ({ roles }: FakeState, { roleIds }: FakeUserInvitation): FakeRole[] =>
  roles.filter(({ id }) => roleIds.includes(id));

/** A role, and whether a user may invite into it. */
export function showInvitableRole(role: FakeRole, user: CurrentUser): InvitableRole {
  const { id, title, description, built_in, permissions } = role;
  return {
    id,
    title,
    description: description ?? '',
    built_in,
    permissions,
    missing: permissions.filter((permission) => !can(user, permission)),
    grantable: holdsRole(user, role),
  };
}
