import type { CurrentUser, UserInvitation } from '../../contract';
import { can } from '../../session/can';
import { accountOf } from '../accounts/accounts';
import { notFound, ProblemError } from '../http/problem';
import { sendMail } from '../outbox/send-mail';
import type { FakeRow, ReadRows } from '../resources/listing';
import type { FakeState, FakeUserInvitation } from '../state';
import { fakeRole, showRole } from './roles';

const lifetime = 7 * 86_400_000;
export const mostSendings = 3;

const canGrant = (user: CurrentUser, { roles }: FakeUserInvitation) =>
  can(user, 'create/users') &&
  roles.every(({ id }) => {
    const role = fakeRole(id);
    return role !== undefined && showRole(role, user).grantable;
  });

const isExpired = (state: FakeState, { expires_at: expiresAt }: FakeUserInvitation) =>
  Date.parse(expiresAt) <= state.now().getTime();

/** Why the link of an invitation does not work. */
export function voidReason(state: FakeState, invitation: FakeUserInvitation): UserInvitation['void_reason'] {
  const inviter = state.accounts.find(({ user }) => user.id === invitation.invited_by.id);
  if (inviter === undefined || !inviter.active) return 'inviter';
  return canGrant(inviter.user, invitation) ? null : 'rights';
}

export const isPending = ({ accepted, withdrawn }: FakeUserInvitation) => !accepted && !withdrawn;

export function showUserInvitation(
  state: FakeState,
  invitation: FakeUserInvitation,
  user: CurrentUser,
): UserInvitation {
  const { token: _token, accepted: _accepted, withdrawn: _withdrawn, ...shown } = invitation;
  const reason = voidReason(state, invitation);
  const actions = [...(invitation.sendings < mostSendings ? ['resend'] : []), 'withdraw'];
  return {
    ...shown,
    state: reason !== null ? 'void' : isExpired(state, invitation) ? 'expired' : 'waiting',
    void_reason: reason,
    allowed_actions: canGrant(user, invitation) ? actions : [],
  };
}

/** Finds an invitation that the user may change. */
export function changeableInvitation(state: FakeState, id: string, user: CurrentUser): FakeUserInvitation {
  const invitation = state.userInvitations.find((one) => one.id === id && !one.accepted);
  if (invitation === undefined) throw notFound('invitation_unknown');
  if (!canGrant(user, invitation)) throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
  return invitation;
}

/** Replaces the link of an invitation and sends the new one. */
export function sendUserInvitation(state: FakeState, invitation: FakeUserInvitation): void {
  const at = state.now().getTime();
  invitation.token = `invite-${state.newId()}`;
  invitation.sendings += 1;
  invitation.sent_at = new Date(at).toISOString();
  invitation.expires_at = new Date(at + lifetime).toISOString();
  sendMail(state, invitation.email, 'You are invited', `/invitations/${invitation.token}`);
}

/** Gives a user the roles of an invitation. */
export function acceptUserInvitation(state: FakeState, invitation: FakeUserInvitation, userId: string): void {
  invitation.accepted = true;
  const { user } = accountOf(state, userId);
  const permissions = invitation.roles.flatMap(({ id }) => fakeRole(id)?.permissions ?? []);
  const roles = invitation.roles.filter(({ id }) => !user.roles.some((role) => role.id === id));
  user.roles = [...user.roles, ...roles];
  user.permissions = [...new Set([...user.permissions, ...permissions])];
}

/** The pending invitations, with the titles of their roles. */
export const userInvitationRows: ReadRows = ({ state, user }) =>
  state.userInvitations.filter(isPending).map((invitation): FakeRow<UserInvitation> => {
    const titles = invitation.roles.map(({ title }) => title).join(', ');
    return { shown: showUserInvitation(state, invitation, user()), values: { role_titles: titles } };
  });
