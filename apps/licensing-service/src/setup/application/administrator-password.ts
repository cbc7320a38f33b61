import { checkPassword, isPasswordConfirmation } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import type { FieldProblem } from '../../platform';

interface PasswordInput {
  readonly password?: string | undefined;
  readonly password_confirmation?: string | undefined;
}

/** Checks both fields against the product's password rule; no problems if the password is empty. */
export function checkAdministratorPassword(
  { password = '', password_confirmation: confirmation }: PasswordInput,
  { minimum, words }: { readonly minimum: number; readonly words: readonly (string | undefined)[] },
): Readonly<Record<string, readonly FieldProblem[]>> {
  if (password === '') return {};
  const result = checkPassword(password, { minimum, words, isCommon: isCommonPassword });
  const problem: FieldProblem[] = result.valid ? [] : [passwordProblem(result.reason, minimum)];
  return {
    ...(problem.length === 0 ? {} : { password: problem }),
    ...(isPasswordConfirmation(confirmation, { password })
      ? {}
      : { password_confirmation: ['password_mismatch'] as const }),
  };
}

function passwordProblem(reason: string, minimum: number): FieldProblem {
  if (reason === 'tooCommon') return 'password_common';
  if (reason === 'containsPersonalWord') return 'password_personal';
  return { key: 'password_rule', values: { min: minimum } };
}
