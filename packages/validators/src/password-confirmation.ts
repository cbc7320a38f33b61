import { invalid, type Verdict } from './verdict';

/** The password to compare with. */
export interface PasswordConfirmationOptions {
  readonly password: unknown;
}

/** Why a confirmation is rejected. */
export type PasswordConfirmationReason = 'type' | 'empty' | 'mismatch';

/**
 * The repeated password must equal the first one exactly.
 *
 * Valid: `geslo-1` with password `geslo-1`. Invalid: `geslo-1` with password `Geslo-1`. Source: product specification,
 * section 5.
 */
export function checkPasswordConfirmation(
  value: unknown,
  { password }: PasswordConfirmationOptions,
): Verdict<PasswordConfirmationReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value === '') return invalid('empty');
  return value === password ? { valid: true, normalized: value } : invalid('mismatch');
}

/** Whether {@link checkPasswordConfirmation} accepts the value. */
export function isPasswordConfirmation(value: unknown, options: PasswordConfirmationOptions): boolean {
  return checkPasswordConfirmation(value, options).valid;
}
