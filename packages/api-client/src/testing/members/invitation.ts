import type { CurrentUser, Invitation } from '../../contract';
import { sendMail } from '../outbox/send-mail';
import { ProblemError } from '../http/problem';
import type { FakeInvitation, FakeState } from '../state';
import { mayManage } from '../tenants/tenant-access';

const lifetime = 7 * 86_400_000;

export const isExpired = (state: FakeState, { expires_at: expiresAt }: Pick<Invitation, 'expires_at'>) =>
  Date.parse(expiresAt) <= state.now().getTime();

/** An invitation in the list of members. */
export function showInvitation(state: FakeState, invitation: FakeInvitation, user: CurrentUser): Invitation {
  const { tenantId, token: _token, accepted: _accepted, ...shown } = invitation;
  const actions = mayManage(state, user, tenantId) ? ['resend', 'revoke'] : [];
  return { ...shown, expired: isExpired(state, invitation), allowed_actions: actions };
}

/** Replaces the link of an invitation and sends the new one. */
export function sendInvitation(state: FakeState, invitation: FakeInvitation): void {
  const at = state.now().getTime();
  invitation.token = `invite-${state.newId()}`;
  invitation.sent_at = new Date(at).toISOString();
  invitation.expires_at = new Date(at + lifetime).toISOString();
  sendMail(state, invitation.email, 'You are invited', `/invitations/${invitation.token}`);
}

/** Finds the invitation of a valid link. */
export function invitationByToken(state: FakeState, token: string): FakeInvitation {
  const invitation = state.invitations.find((one) => one.token === token);
  if (invitation === undefined)
    throw new ProblemError(404, 'invitation_unknown', 'This invitation is not valid or was withdrawn.');
  if (invitation.accepted) throw new ProblemError(409, 'already_member', 'The invitation was accepted already.');
  if (isExpired(state, invitation)) throw new ProblemError(410, 'invitation_expired', 'This invitation has expired.');
  return invitation;
}
