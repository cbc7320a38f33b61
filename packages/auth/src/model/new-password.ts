import { checkPassword, type PasswordReason } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';

export interface NewPasswordRules {
  readonly minimum: number;
  /** Name, e-mail and product, which must not stand in the password. */
  readonly words: readonly string[];
}

const parts = ['tooShort', 'noLetter', 'noDigit', 'noSymbol'] as const satisfies readonly PasswordReason[];

export interface PasswordPart {
  readonly id: (typeof parts)[number];
  readonly met: boolean;
}

export interface PasswordState {
  readonly allowed: boolean;
  readonly parts: readonly PasswordPart[];
}

export function passwordOptions({ minimum, words }: NewPasswordRules) {
  return { minimum, words, isCommon: isCommonPassword };
}

/** Which parts of the rule a password being typed keeps already. */
export function inspectPassword(password: string, rules: NewPasswordRules): PasswordState {
  const verdict = checkPassword(password, passwordOptions(rules));
  const reasons: readonly PasswordReason[] = verdict.valid ? [] : verdict.reasons;
  return { allowed: verdict.valid, parts: parts.map((id) => ({ id, met: !reasons.includes(id) })) };
}
