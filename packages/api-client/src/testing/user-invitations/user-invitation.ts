import type { CurrentUser, UserInvitation } from '../../contract';
import { can } from '../../session/can';
import { accountOf } from '../accounts/accounts';
import { notFound, ProblemError } from '../http/problem';
import { sendMail } from '../outbox/send-mail';
import type { FakeRow, ReadRows } from '../resources/listing';
import { addMember, holdsRole } from '../roles/grants';
import type { FakeState, FakeUserInvitation } from '../state';
import { invitedRoles } from './invited-roles';

const lifetime = 7 * 86_400_000;
export const mostSendings = 3;

const canGrant = (state: FakeState, user: CurrentUser, invitation: FakeUserInvitation) =>
  can(user, 'create/users') && invitedRoles(state, invitation).every((role) => holdsRole(user, role));

const isExpired = (state: FakeState, { expires_at: expiresAt }: FakeUserInvitation) =>
  Date.parse(expiresAt) <= state.now().getTime();

/** Why the link of an invitation does not work. */
export function voidReason(state: FakeState, invitation: FakeUserInvitation): UserInvitation['void_reason'] {
  const inviter = state.accounts.find(({ user }) => user.id === invitation.invited_by.id);
  if (inviter === undefined || !inviter.active) return 'inviter';
  if (invitedRoles(state, invitation).length === 0) return 'roles';
  return canGrant(state, inviter.user, invitation) ? null : 'rights';
}

export const isPending = ({ accepted, withdrawn }: FakeUserInvitation) => !accepted && !withdrawn;

export function showUserInvitation(
  state: FakeState,
  invitation: FakeUserInvitation,
  user: CurrentUser,
): UserInvitation {
  const { roleIds: _roleIds, token: _token, accepted: _accepted, withdrawn: _withdrawn, ...shown } = invitation;
  const roles = invitedRoles(state, invitation).map(({ id, title }) => ({ id, title }));
  const reason = voidReason(state, invitation);
  const canResend = invitation.sendings < mostSendings && roles.length > 0;
  const actions = [...(canResend ? ['resend'] : []), 'withdraw'];
  return {
    ...shown,
    roles,
    state: reason !== null ? 'void' : isExpired(state, invitation) ? 'expired' : 'waiting',
    void_reason: reason,
    allowed_actions: canGrant(state, user, invitation) ? actions : [],
  };
}

/** Finds an invitation that the user may change. */
export function changeableInvitation(state: FakeState, id: string, user: CurrentUser): FakeUserInvitation {
  const invitation = state.userInvitations.find((one) => one.id === id && !one.accepted);
  if (invitation === undefined) throw notFound('invitation_unknown');
  if (!canGrant(state, user, invitation)) throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
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
  const account = accountOf(state, userId);
  for (const role of invitedRoles(state, invitation)) addMember(state, role, account, invitation.invited_by);
}

/** The pending invitations, with the titles of their roles. */
export const userInvitationRows: ReadRows = ({ state, user }) =>
  state.userInvitations.filter(isPending).map((invitation): FakeRow<UserInvitation> => {
    const shown = showUserInvitation(state, invitation, user());
    return { shown, values: { role_titles: shown.roles.map(({ title }) => title).join(', ') } };
  });
