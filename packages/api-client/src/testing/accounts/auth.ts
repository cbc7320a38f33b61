import { checkEmail } from '@atrium/validators';
import { accountOf, addAccount, findAccount, passwordProblems, registrationProblems } from './accounts';
import { requestEmailChange } from './email-change';
import { sendMail } from '../outbox/send-mail';
import { ProblemError, invalid, notFound, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { openSession, type FakeAccount, type FakeState } from '../state';

const wrongCredentials = () => invalid({ email: ['The e-mail or password is incorrect.'] });

const unknownLink = () => new ProblemError(404, 'activation_unknown', 'This activation link is not valid.');

function mailActivation(state: FakeState, { user, activationToken }: FakeAccount): void {
  sendMail(state, user.email, 'Activate your account', `/registration/activate/${activationToken}`);
}

export const authHandlers = {
  currentUser: ({ user }) => user(),

  login: ({ state, body }) => {
    const account = findAccount(state, body.email);
    if (account?.active !== true || account.password !== body.password) throw wrongCredentials();
    state.sessionUserId = null;
    state.sessionId = openSession(state, account.user.id);
    return account.user;
  },

  logout: ({ state }) => {
    state.sessionUserId = null;
    return null;
  },

  signup: ({ state, body }) => {
    requireValid({
      email: !checkEmail(body.email).valid && 'Enter an e-mail address such as name@example.com.',
      ...registrationProblems(body),
    });
    if (findAccount(state, body.email) === undefined) {
      const account = addAccount(
        state,
        { full_name: body.full_name, email: body.email, position_title: null },
        body.password,
        false,
      );
      mailActivation(state, account);
    }
    return { message: 'Check your e-mail.', state: 'activation_sent' as const };
  },

  activate: ({ state, params }) => {
    const account = state.accounts.find(({ activationToken }) => activationToken === params.token);
    if (params.token.startsWith('expired')) throw new ProblemError(410, 'activation_expired', 'This link has expired.');
    if (account === undefined) throw unknownLink();
    const activation = account.active ? ('already_active' as const) : ('activated' as const);
    account.active = true;
    return { message: 'Your account is active.', state: activation };
  },

  resendActivation: ({ state, body }) => {
    const account = state.accounts.find(({ activationToken }) => activationToken === body.token);
    if (account === undefined) throw unknownLink();
    if (account.active) throw new ProblemError(409, 'already_active', 'Your account is already active.');
    account.activationToken = `activate-${state.newId()}`;
    mailActivation(state, account);
    return { message: 'Check your e-mail.' };
  },

  updateUser: ({ state, params, body, user }) => {
    if (params.id !== user().id) throw notFound();
    const { email, current_password: current, ...changed } = body;
    const account = accountOf(state, params.id);
    if (email !== undefined && email.toLowerCase() !== account.user.email)
      requestEmailChange(state, account, email, current);
    return Object.assign(account.user, changed);
  },

  changePassword: ({ state, body, user }) => {
    const account = accountOf(state, user().id);
    requireValid({
      current_password: account.password !== body.current_password && 'The current password is incorrect.',
      ...passwordProblems(body),
    });
    requireValid({
      password: account.password === body.password && 'The new password is the same as the current one.',
    });
    account.password = body.password;
    state.sessions = state.sessions.filter(({ id, userId }) => userId !== account.user.id || id === state.sessionId);
    return { message: 'Successfully saved' };
  },
} satisfies Handlers;
