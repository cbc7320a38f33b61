import { checkPassword, type PasswordReason } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';

export interface NewPasswordRules {
  readonly minimum: number;
  /** Name, e-mail and product name, which the password must not contain. */
  readonly words: readonly string[];
}

/** Shown only when they apply: they explain an excess, and almost every password passes them. */
const refusals = ['tooLong', 'tooCommon', 'containsPersonalWord'] as const satisfies readonly PasswordReason[];

const parts = ['tooShort', 'noLetter', 'noDigit', 'noSymbol'] as const satisfies readonly PasswordReason[];

export interface PasswordPart {
  readonly id: (typeof parts)[number];
  readonly met: boolean;
}

export interface PasswordState {
  readonly allowed: boolean;
  readonly parts: readonly PasswordPart[];
  /** Reasons against a password that meets every part. */
  readonly refusals: readonly (typeof refusals)[number][];
}

export function passwordOptions({ minimum, words }: NewPasswordRules) {
  return { minimum, words, isCommon: isCommonPassword };
}

/** Which parts of the rule a password meets, and the other reasons against it. */
export function inspectPassword(password: string, rules: NewPasswordRules): PasswordState {
  const verdict = checkPassword(password, passwordOptions(rules));
  const reasons: readonly PasswordReason[] = verdict.valid ? [] : verdict.reasons;
  return {
    allowed: verdict.valid,
    parts: parts.map((id) => ({ id, met: !reasons.includes(id) })),
    refusals: refusals.filter((id) => reasons.includes(id)),
  };
}
