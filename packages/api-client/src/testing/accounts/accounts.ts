import { checkCountryCode, checkFullName, checkPassword } from '@atrium/validators';
import { notFound } from '../http/problem';
import type { FakeAccount, FakeState } from '../state';
import { sampleUser } from '../samples/accounts';

export const findAccount = (state: FakeState, email: string) =>
  state.accounts.find(({ user }) => user.email.toLowerCase() === email.trim().toLowerCase());

interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Validates a new password by the same rule as the forms. */
export function passwordProblems({ password, password_confirmation: confirmation }: NewPassword) {
  const weak = !checkPassword(password).valid;
  return {
    password: weak && 'Use at least 6 characters with a letter, a number and a symbol from !@#$%^&*?-=+_.',
    password_confirmation: password !== confirmation && 'The password confirmation does not match.',
  };
}

interface Registration extends NewPassword {
  readonly full_name: string;
  readonly country_code: string;
  readonly terms: boolean;
}

/** Validates a registration except its e-mail. */
export const registrationProblems = (form: Registration) => ({
  full_name: !checkFullName(form.full_name).valid && 'Enter the full name, at most 120 characters.',
  country_code: !checkCountryCode(form.country_code).valid && 'Choose a country.',
  ...passwordProblems(form),
  terms: !form.terms && 'Accept the terms to continue.',
});

export function addAccount(
  state: FakeState,
  user: Partial<FakeAccount['user']>,
  password: string,
  active: boolean,
): FakeAccount {
  const id = user.id ?? state.newId();
  const activationToken = active ? null : `activate-${id}`;
  const account = {
    user: structuredClone({ ...sampleUser, ...user, id }),
    password,
    active,
    activationToken,
    resetToken: null,
    emailChange: null,
    username: null,
    anonymised: false,
    removedAvatar: null,
    version: 1,
    createdAt: state.now().toISOString(),
    lastSignInAt: null,
  };
  state.accounts.push(account);
  return account;
}

export function accountOf(state: FakeState, id: string): FakeAccount {
  const account = state.accounts.find(({ user }) => user.id === id);
  if (account === undefined) throw notFound();
  return account;
}
