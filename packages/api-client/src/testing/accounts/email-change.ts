import { checkEmail } from '@atrium/validators';
import { findAccount } from './accounts';
import { sendMail } from '../outbox/send-mail';
import { ProblemError, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeAccount, FakeState } from '../state';

/** Sends a link to the new e-mail. If another account uses it, sends a notice without a link instead. */
export function requestEmailChange(
  state: FakeState,
  account: FakeAccount,
  email: string,
  password: string | undefined,
): void {
  requireValid({
    email: !checkEmail(email).valid && 'Enter an e-mail address such as name@example.com.',
    current_password: account.password !== password && 'The current password is incorrect.',
  });
  const token = `email-${state.newId()}`;
  account.emailChange = { email: email.toLowerCase(), token };
  account.user.pending_email = account.emailChange.email;
  if (findAccount(state, email) === undefined)
    sendMail(state, account.emailChange.email, 'Confirm your new e-mail', `/settings/confirm-email/${token}`);
}

export const emailChangeHandlers = {
  confirmEmail: ({ state, body }) => {
    const account = state.accounts.find(({ emailChange }) => emailChange?.token === body.token);
    if (!account?.emailChange)
      throw new ProblemError(
        404,
        'email_link_invalid',
        'This link has expired. Start the e-mail change again in Settings.',
      );
    const { email } = account.emailChange;
    if (findAccount(state, email) !== undefined)
      throw new ProblemError(409, 'email_taken', 'This e-mail belongs to another account.');
    Object.assign(account.user, { email, pending_email: null });
    account.emailChange = null;
    return { message: 'Your e-mail was changed.', email };
  },
} satisfies Handlers;
