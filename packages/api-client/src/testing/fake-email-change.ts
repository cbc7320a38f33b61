import { checkEmail } from '@atrium/validators';
import { confirmEmailEndpoint } from '../contract';
import { confirmEmailSchema } from '../contract/schemas';
import { findAccount } from './fake-accounts';
import { keepMail } from './fake-mail';
import { FakeProblem, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeAccount, FakeState } from './fake-state';

/** Sends a link to a new e-mail; an e-mail of another account gets a notice without a link. */
export function requestEmailChange(
  state: FakeState,
  account: FakeAccount,
  email: string,
  password: string | undefined,
): void {
  refuseInvalid({
    email: !checkEmail(email).valid && 'Enter an e-mail address such as name@example.com.',
    current_password: account.password !== password && 'The current password is incorrect.',
  });
  const token = `email-${state.newId()}`;
  account.emailChange = { email: email.toLowerCase(), token };
  account.user.pending_email = account.emailChange.email;
  if (findAccount(state, email) === undefined)
    keepMail(state, account.emailChange.email, 'Confirm your new e-mail', `/settings/confirm-email/${token}`);
}

export const fakeEmailChangeRoutes: readonly FakeRoute[] = [
  fakeRoute(confirmEmailEndpoint, confirmEmailSchema, ({ state, body }) => {
    const account = state.accounts.find(({ emailChange }) => emailChange?.token === body.token);
    if (!account?.emailChange)
      throw new FakeProblem(
        404,
        'email_link_invalid',
        'This link has expired. Start the e-mail change again in Settings.',
      );
    const { email } = account.emailChange;
    if (findAccount(state, email) !== undefined)
      throw new FakeProblem(409, 'email_taken', 'This e-mail belongs to another account.');
    Object.assign(account.user, { email, pending_email: null });
    account.emailChange = null;
    return { message: 'Your e-mail was changed.', email };
  }),
];
