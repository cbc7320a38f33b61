import { checkPassword } from '@atrium/validators';
import { FakeProblem, refuseInvalid } from './fake-problem';
import type { FakeAccount, FakeState } from './fake-state';
import { sampleUser } from './sample-records';

export const findAccount = (state: FakeState, email: string) =>
  state.accounts.find(({ user }) => user.email.toLowerCase() === email.trim().toLowerCase());

interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** The password rule as every form of the service keeps it. */
export function refuseWeakPassword({ password, password_confirmation: confirmation }: NewPassword): void {
  const weak = !checkPassword(password).valid;
  refuseInvalid({
    password: weak && 'Use at least 6 characters with a letter, a number and a symbol from !@#$%^&*?-=+_.',
    password_confirmation: password !== confirmation && 'The password confirmation does not match',
  });
}

export function addAccount(
  state: FakeState,
  user: Partial<FakeAccount['user']>,
  password: string,
  active: boolean,
): FakeAccount {
  const id = user.id ?? state.newId();
  const activationToken = active ? null : `activate-${id}`;
  const account = { user: { ...sampleUser, ...user, id }, password, active, activationToken, resetToken: null };
  state.accounts.push(account);
  return account;
}

export function accountOf(state: FakeState, id: string): FakeAccount {
  const account = state.accounts.find(({ user }) => user.id === id);
  if (account === undefined) throw new FakeProblem(404, 'not_found', 'This record could not be found.');
  return account;
}
