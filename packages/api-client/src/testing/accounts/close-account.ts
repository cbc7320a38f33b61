import { accountOf } from './accounts';
import { sendMail } from '../outbox/send-mail';
import { isLastOwner, membersOf, tenantsOfMember } from '../members/members';
import { ProblemError, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { isLastAdministrator, removeMember, rolesOf } from '../roles/grants';
import type { FakeAccount, FakeInvitation, FakeState } from '../state';

/** The company CRMs whose only owner is this member, except drafts without other members. */
export function tenantsOwnedAlone(state: FakeState, userId: string) {
  return tenantsOfMember(state, userId).filter(
    (tenant) =>
      tenant.state !== 'closed' &&
      isLastOwner(state, tenant.id, userId) &&
      (tenant.state !== 'draft' || membersOf(state, tenant.id).length > 1),
  );
}

/** Ends everything of an account and replaces its personal data. */
export function anonymiseAccount(state: FakeState, account: FakeAccount): void {
  const { id, email } = account.user;
  const drafts = tenantsOfMember(state, id).filter(
    (tenant) => tenant.state === 'draft' && isLastOwner(state, tenant.id, id),
  );
  state.tenants = state.tenants.filter((tenant) => !drafts.includes(tenant));
  state.members = state.members.filter(({ userId }) => userId !== id);
  state.invitations = state.invitations.filter((invitation) => !isOpenInvitationOf(invitation, { id, email }));
  state.notifications = state.notifications.filter(({ userId }) => userId !== id);
  state.sessions = state.sessions.filter(({ userId }) => userId !== id);
  for (const { role } of rolesOf(state, account)) removeMember(state, role, account);
  Object.assign(account, { active: false, anonymised: true, username: null, removedAvatar: null });
  Object.assign(account.user, {
    email: `${id}@closed.invalid`,
    full_name: 'Former user',
    avatar: null,
    roles: [],
    permissions: [],
  });
}

/** Whether the user sent or received the invitation, and it is still open. */
export const isOpenInvitationOf = (
  { invited_by: inviter, email, accepted }: FakeInvitation,
  user: Pick<FakeAccount['user'], 'id' | 'email'>,
) => !accepted && (inviter.id === user.id || email === user.email.toLowerCase());

export const closeAccountHandlers = {
  closeAccount: ({ state, body, user }) => {
    const account = accountOf(state, user().id);
    const { id, email } = account.user;
    requireValid({
      current_password: account.password !== body.current_password && 'The current password is incorrect.',
    });
    if (isLastAdministrator(state, id))
      throw new ProblemError(409, 'last_administrator', 'You are the last Administrator.');
    const held = tenantsOwnedAlone(state, id).map((tenant) => ({ id: tenant.id, title: tenant.title }));
    if (held.length > 0)
      throw new ProblemError(409, 'owns_tenants', 'You are the last owner of company CRMs that are not closed.', {
        tenants: held,
      });
    anonymiseAccount(state, account);
    sendMail(state, email, 'Your account was closed', '/registration');
    return null;
  },
} satisfies Handlers;
