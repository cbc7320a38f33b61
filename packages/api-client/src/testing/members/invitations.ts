import { checkEmail } from '@atrium/validators';
import { accountOf, addAccount, findAccount, registrationProblems } from '../accounts/accounts';
import { foundInvitation } from './found-invitation';
import { sendInvitation, showInvitation } from './invitation';
import { membersOf } from './members';
import { ProblemError, notFound, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { openSession, type FakeInvitation, type FakeState } from '../state';

const mostMembers = 100;

function requireInvitable(state: FakeState, tenantId: string, email: string): void {
  if (state.tenants.find(({ id }) => id === tenantId)?.state === 'closed')
    throw new ProblemError(409, 'tenant_closed', 'This company CRM is closed.');
  const members = membersOf(state, tenantId);
  const isMember = members.some(({ userId }) => accountOf(state, userId).user.email.toLowerCase() === email);
  requireValid({ email: isMember && 'This person is already a member.' });
  const others = state.invitations.filter((one) => one.tenantId === tenantId && !one.accepted && one.email !== email);
  if (members.length + others.length >= mostMembers)
    throw new ProblemError(409, 'too_many_members', 'A company CRM has at most 100 members and invitations.');
}

function openInvitation(state: FakeState, tenantId: string, id: string): FakeInvitation {
  const found = state.invitations.find((one) => one.tenantId === tenantId && one.id === id && !one.accepted);
  if (found === undefined) throw notFound('invitation_unknown');
  return found;
}

export const invitationHandlers = {
  createInvitation: ({ state, params, body, language, user }) => {
    const checked = checkEmail(body.email);
    requireValid({ email: !checked.valid && 'Enter an e-mail address such as name@example.com.' });
    const email = body.email.toLowerCase();
    requireInvitable(state, params.id, email);
    state.invitations = state.invitations.filter(
      (one) => one.accepted || one.tenantId !== params.id || one.email !== email,
    );
    const invited_by = { id: user().id, full_name: user().full_name };
    const invitation: FakeInvitation = {
      id: state.newId(),
      tenantId: params.id,
      email,
      role: body.role,
      language: findAccount(state, email)?.user.language ?? body.language ?? language,
      invited_by,
      sent_at: '',
      expires_at: '',
      token: '',
      accepted: false,
    };
    state.invitations.unshift(invitation);
    sendInvitation(state, invitation);
    return showInvitation(state, invitation, user());
  },

  resendInvitation: ({ state, params, user }) => {
    const invitation = openInvitation(state, params.id, params.invitation_id);
    sendInvitation(state, invitation);
    return showInvitation(state, invitation, user());
  },

  revokeInvitation: ({ state, params }) => {
    const invitation = openInvitation(state, params.id, params.invitation_id);
    state.invitations = state.invitations.filter((one) => one !== invitation);
    return null;
  },

  openInvitation: ({ state, params }) => {
    const { email, shown } = foundInvitation(state, params.token);
    return { ...shown, has_account: findAccount(state, email)?.active === true };
  },

  acceptInvitation: ({ state, params, user }) => {
    const invitation = foundInvitation(state, params.token);
    const { id, email } = user();
    if (invitation.email !== email.toLowerCase())
      throw new ProblemError(409, 'invitation_for_another', 'This invitation is for another e-mail.');
    return invitation.accept(id);
  },

  signUpByInvitation: ({ state, params, body }) => {
    const { email, accept } = foundInvitation(state, params.token);
    requireValid(registrationProblems(body));
    if (findAccount(state, email)?.active === true)
      throw new ProblemError(409, 'account_exists', 'This e-mail has an account. Log in to accept.');
    state.accounts = state.accounts.filter(({ user }) => user.email !== email);
    const person = { full_name: body.full_name, email, position_title: null };
    const { user } = addAccount(state, person, body.password, true);
    const membership = accept(user.id);
    state.sessionUserId = null;
    state.sessionId = openSession(state, user.id);
    return { ...membership, user };
  },
} satisfies Handlers;
