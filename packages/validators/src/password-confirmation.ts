import { invalid, type Verdict } from './verdict';

/** What is to be confirmed. */
export interface PasswordConfirmationOptions {
  readonly password: unknown;
}

/** Why a confirmation is refused. */
export type PasswordConfirmationReason = 'type' | 'empty' | 'mismatch';

/**
 * The second password is the first one, character by character.
 *
 * Valid: `geslo-1` with password `geslo-1`. Invalid: `geslo-1` with password `Geslo-1`.
 * Source: product specification, section 5.
 */
export function checkPasswordConfirmation(
  value: unknown,
  { password }: PasswordConfirmationOptions,
): Verdict<PasswordConfirmationReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value === '') return invalid('empty');
  return value === password ? { valid: true, normalized: value } : invalid('mismatch');
}

/** {@link checkPasswordConfirmation} as yes or no. */
export function isPasswordConfirmation(value: unknown, options: PasswordConfirmationOptions): boolean {
  return checkPasswordConfirmation(value, options).valid;
}
