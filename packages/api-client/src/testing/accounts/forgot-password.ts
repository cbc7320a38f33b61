import { findAccount, passwordProblems } from './accounts';
import { sendMail } from '../outbox/send-mail';
import { ProblemError, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeAccount, FakeState } from '../state';

function accountByToken(state: FakeState, token: string): FakeAccount {
  const account = state.accounts.find(({ resetToken }) => resetToken === token);
  if (account === undefined) throw new ProblemError(404, 'reset_link_invalid', 'This password reset token is invalid.');
  return account;
}

export const forgotPasswordHandlers = {
  requestReset: ({ state, body }) => {
    const account = findAccount(state, body.email);
    if (account !== undefined) {
      account.resetToken = `reset-${state.newId()}`;
      sendMail(state, account.user.email, 'Reset Password', `/login/reset-password?token=${account.resetToken}`);
    }
    return { message: 'Check your e-mail.' };
  },

  findReset: ({ state, params }) => {
    accountByToken(state, params.token);
    return { message: 'The link works.' };
  },

  resetPassword: ({ state, body }) => {
    const account = accountByToken(state, body.token);
    requireValid(passwordProblems(body));
    Object.assign(account, { password: body.password, resetToken: null });
    return { message: 'Password was succesfully reset' };
  },
} satisfies Handlers;
