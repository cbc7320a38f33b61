import { type UserInvitation, userInvitationsResource } from '@atrium/api-client/contract';
import { type DatabaseHandle, findFailedMail, hasPermission, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import { findGrantsOf } from '../roles/grants';
import { holdsRole, type Rights } from '../roles/held-permissions';
import { findRoles, type RoleRights } from '../roles/role-rights';
import { findInvitationRoleIds, findUserInvitations, type UserInvitationHead } from './user-invitation.repository';

export const maximumSendings = 3;

/** Key of the e-mail of a sending, by which its delivery is looked up. */
export const mailKey = (id: string, sending: number) => `user-invitation:${id}:${sending}`;

type Invitation = UserInvitationHead['invitation'];
type Inviter = Pick<UserInvitationHead['inviter'], 'state'> & { readonly rights: Rights | undefined };

/** Why the link of a pending invitation does not work; null if it does. */
export function voidReason(inviter: Inviter, roles: readonly RoleRights[]): UserInvitation['void_reason'] {
  if (inviter.state !== 'active') return 'inviter';
  if (roles.length === 0) return 'roles';
  const { rights } = inviter;
  const mayInvite = rights !== undefined && (rights.isAdministrator || rights.permissions.includes('create/users'));
  return mayInvite && roles.every((role) => holdsRole(rights, role)) ? null : 'rights';
}

/** What a user may do with a pending invitation. */
export function actionsOn(
  user: SessionUser,
  { sendings }: Pick<Invitation, 'sendings'>,
  roles: readonly RoleRights[],
): string[] {
  if (!hasPermission(user, 'create/users') || !roles.every((role) => holdsRole(user, role))) return [];
  return [...(sendings < maximumSendings && roles.length > 0 ? ['resend'] : []), 'withdraw'];
}

interface View {
  readonly user: SessionUser;
  readonly now: Date;
}

/** Invitations with these ids, in this order. */
export async function viewUserInvitations(
  db: DatabaseHandle,
  ids: readonly string[],
  { user, now }: View,
): Promise<UserInvitation[]> {
  if (ids.length === 0) return [];
  const heads = await findUserInvitations(db, ids);
  const roleIds = await findInvitationRoleIds(db, ids);
  const allRoles = await findRoles(db, [...new Set([...roleIds.values()].flat())]);
  const rights = await findGrantsOf(db, [...new Set(heads.map(({ inviter }) => inviter.id))]);
  const refused = await findFailedMail(
    db,
    heads.map(({ invitation: { id, sendings } }) => mailKey(id, sendings)),
  );
  const show = ({ invitation, inviter }: UserInvitationHead): UserInvitation => {
    const roles = allRoles.filter(({ id }) => roleIds.get(invitation.id)?.includes(id));
    const reason = voidReason({ state: inviter.state, rights: rights.get(inviter.id) }, roles);
    const isRefused = refused.has(mailKey(invitation.id, invitation.sendings));
    const isExpired = invitation.expiresAt <= now;
    const state = reason !== null ? 'void' : isExpired ? 'expired' : isRefused ? 'refused' : 'waiting';
    const given = {
      invited_by: { id: inviter.id, full_name: inviter.fullName },
      allowed_actions: actionsOn(user, invitation, roles),
    };
    return {
      ...toRecord(userInvitationsResource, 'list', { ...invitation, state, voidReason: reason }, given),
      roles: roles.map(({ id, title }) => ({ id, title })),
    };
  };
  const shown = new Map(heads.map((head) => [head.invitation.id, show(head)]));
  return ids.flatMap((id) => shown.get(id) ?? []);
}
