import { checkPassword, passwordMaximum, type PasswordReason } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import type { FieldProblem, FieldProblems, Settings } from '../../platform';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Validates a new password, also of an incomplete form. `owner` lists the name and e-mail it must not contain. */
export function newPasswordProblems(
  { password, password_confirmation: confirmation }: Partial<NewPassword>,
  owner: readonly (string | undefined)[],
  { passwordMinimum: minimum, productName }: Pick<Settings, 'passwordMinimum' | 'productName'>,
): FieldProblems {
  if (password === undefined) return {};
  const result = checkPassword(password, { minimum, words: [...owner, productName], isCommon: isCommonPassword });
  const isConfirmed = confirmation === undefined || password === confirmation;
  return {
    ...(result.valid ? {} : { password: problemsOf(result.reasons, minimum) }),
    ...(isConfirmed ? {} : { password_confirmation: ['password_mismatch'] }),
  };
}

function problemsOf(reasons: readonly PasswordReason[], minimum: number): FieldProblem[] {
  const compositionReasons = ['tooShort', 'noLetter', 'noDigit', 'noSymbol'];
  return [
    ...(reasons.some((reason) => compositionReasons.includes(reason))
      ? [{ key: 'password_rule', values: { min: minimum } } as const]
      : []),
    ...(reasons.includes('tooLong') ? [{ key: 'too_long', values: { max: passwordMaximum } } as const] : []),
    ...(reasons.includes('containsPersonalWord') ? (['password_personal'] as const) : []),
    ...(reasons.includes('tooCommon') ? (['password_common'] as const) : []),
  ];
}
