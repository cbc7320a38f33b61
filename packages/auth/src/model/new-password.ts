import { checkPassword, type PasswordReason } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';

export interface NewPasswordRules {
  readonly minimum: number;
  /** Name, e-mail and product, which must not stand in the password. */
  readonly words: readonly string[];
}

/** Told when they apply: they name what is too much, and hold for nearly every password. */
const refusals = ['tooLong', 'tooCommon', 'containsPersonalWord'] as const satisfies readonly PasswordReason[];

const parts = ['tooShort', 'noLetter', 'noDigit', 'noSymbol'] as const satisfies readonly PasswordReason[];

export interface PasswordPart {
  readonly id: (typeof parts)[number];
  readonly met: boolean;
}

export interface PasswordState {
  readonly allowed: boolean;
  readonly parts: readonly PasswordPart[];
  /** Why it is refused although every part is there. */
  readonly refusals: readonly (typeof refusals)[number][];
}

export function passwordOptions({ minimum, words }: NewPasswordRules) {
  return { minimum, words, isCommon: isCommonPassword };
}

/** Which parts of the rule a password being typed keeps already, and what else is against it. */
export function inspectPassword(password: string, rules: NewPasswordRules): PasswordState {
  const verdict = checkPassword(password, passwordOptions(rules));
  const reasons: readonly PasswordReason[] = verdict.valid ? [] : verdict.reasons;
  return {
    allowed: verdict.valid,
    parts: parts.map((id) => ({ id, met: !reasons.includes(id) })),
    refusals: refusals.filter((id) => reasons.includes(id)),
  };
}
