import { checkEmail } from '@atrium/validators';
import type { CurrentUser } from '../../contract';
import { findAccount } from '../accounts/accounts';
import type { Handlers } from '../http/call';
import { notFound, ProblemError, requireValid } from '../http/problem';
import { holdsRole, mayChange, rolesOf } from '../roles/grants';
import type { FakeState, FakeUserInvitation } from '../state';
import { activeRoles, showInvitableRole } from './invited-roles';
import {
  changeableInvitation,
  isPending,
  mostSendings,
  sendUserInvitation,
  showUserInvitation,
} from './user-invitation';

const pendingTo = (state: FakeState, email: string) =>
  state.userInvitations.some((one) => isPending(one) && one.email === email);

const alreadyInvited = () => new ProblemError(409, 'already_invited', 'This e-mail already has a pending invitation.');

function emailProblem(state: FakeState, user: CurrentUser, address: string, roleIds: readonly string[]) {
  const checked = checkEmail(address);
  if (!checked.valid) return 'Enter an e-mail address such as name@example.com.';
  const account = findAccount(state, address);
  if (account?.active === false && account.activationToken === null)
    return 'This account is inactive. Activate it under Users.';
  if (account !== undefined && !mayChange(user, account))
    return 'This user holds permissions that you lack, so you cannot invite them.';
  const held = account === undefined ? [] : rolesOf(state, account).map(({ role }) => role.id);
  if (roleIds.every((id) => held.includes(id))) return 'This user already has these roles.';
  return pendingTo(state, checked.normalized) && 'This person already has a pending invitation.';
}

function roleProblem(state: FakeState, user: CurrentUser, id: string) {
  const role = activeRoles(state).find((one) => one.id === id);
  if (role === undefined) return 'Choose one of the offered values.';
  return !holdsRole(user, role) && 'You cannot give this role: it allows things you may not do.';
}

export const userInvitationHandlers = {
  listInvitableRoles: ({ state, user }) => ({
    data: activeRoles(state)
      .toSorted((one, other) => one.title.localeCompare(other.title, 'sl'))
      .map((role) => showInvitableRole(role, user())),
  }),

  inviteUsers: ({ state, body, user }) => {
    const { emails, role_ids: roleIds, language } = body;
    requireValid(
      Object.fromEntries([
        ...emails.map((email, at) => [`emails.${at}`, emailProblem(state, user(), email, roleIds)] as const),
        ...roleIds.map((id, at) => [`role_ids.${at}`, roleProblem(state, user(), id)] as const),
      ]),
    );
    const { id, full_name } = user();
    const invited = [...new Set(emails.map((email) => email.toLowerCase()))].map((email) => {
      const invitation: FakeUserInvitation = {
        id: state.newId(),
        email,
        roleIds,
        language: findAccount(state, email)?.user.language ?? language,
        invited_by: { id, full_name },
        sent_at: '',
        expires_at: '',
        sendings: 0,
        token: '',
        accepted: false,
        withdrawn: false,
      };
      sendUserInvitation(state, invitation);
      return invitation;
    });
    state.userInvitations.push(...invited);
    return { data: invited.map((invitation) => showUserInvitation(state, invitation, user())) };
  },

  resendUserInvitation: ({ state, params, user }) => {
    const invitation = changeableInvitation(state, params.id, user());
    if (invitation.withdrawn) throw notFound('invitation_unknown');
    if (invitation.sendings >= mostSendings)
      throw new ProblemError(409, 'invitation_sent_too_often', 'This invitation was already sent three times.');
    invitation.invited_by = { id: user().id, full_name: user().full_name };
    sendUserInvitation(state, invitation);
    return showUserInvitation(state, invitation, user());
  },

  withdrawUserInvitation: ({ state, params, user }) => {
    const invitation = changeableInvitation(state, params.id, user());
    if (invitation.withdrawn) throw notFound('invitation_unknown');
    invitation.withdrawn = true;
    return null;
  },

  restoreUserInvitation: ({ state, params, user }) => {
    const invitation = changeableInvitation(state, params.id, user());
    if (invitation.withdrawn && pendingTo(state, invitation.email)) throw alreadyInvited();
    invitation.withdrawn = false;
    return showUserInvitation(state, invitation, user());
  },
} satisfies Handlers;
