import { findResetEndpoint, requestResetEndpoint, resetPasswordEndpoint } from '../contract';
import { findResetSchema, requestResetSchema, resetPasswordSchema } from '../contract/schemas';
import { findAccount, passwordProblems } from './fake-accounts';
import { keepMail } from './fake-mail';
import { FakeProblem, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeAccount, FakeState } from './fake-state';

function accountByToken(state: FakeState, token: string): FakeAccount {
  const account = state.accounts.find(({ resetToken }) => resetToken === token);
  if (account === undefined) throw new FakeProblem(404, 'reset_link_invalid', 'This password reset token is invalid.');
  return account;
}

export const fakeForgotPasswordRoutes: readonly FakeRoute[] = [
  fakeRoute(requestResetEndpoint, requestResetSchema, ({ state, body }) => {
    const account = findAccount(state, body.email);
    if (account !== undefined) {
      account.resetToken = `reset-${state.newId()}`;
      keepMail(state, account.user.email, 'Reset Password', `/login/reset-password?token=${account.resetToken}`);
    }
    return { message: 'Check your e-mail.' };
  }),

  fakeRoute(findResetEndpoint, findResetSchema, ({ state, params }) => {
    accountByToken(state, params.token);
    return { message: 'The link works.' };
  }),

  fakeRoute(resetPasswordEndpoint, resetPasswordSchema, ({ state, body }) => {
    const account = accountByToken(state, body.token);
    refuseInvalid(passwordProblems(body));
    Object.assign(account, { password: body.password, resetToken: null });
    return { message: 'Password was succesfully reset' };
  }),
];
