import { passwordConfirmationTest, passwordTest } from '@atrium/validators/yup';
import { string } from 'yup';
import { passwordOptions, type NewPasswordRules } from '../model/new-password';

/**
 * Schema of a new password and its confirmation. `wordsOf` returns the words that the password must not contain, from
 * the sibling fields.
 */
export function newPasswordShape(
  rules: NewPasswordRules,
  wordsOf?: (fields: Readonly<Record<string, unknown>>) => unknown[],
) {
  return {
    password: string()
      .required('validation.required')
      .test(
        passwordTest((fields) => {
          const beside = wordsOf?.(fields).filter((word) => typeof word === 'string') ?? [];
          return passwordOptions({ ...rules, words: [...rules.words, ...beside] });
        }),
      ),
    password_confirmation: string().required('validation.required').test(passwordConfirmationTest()),
  };
}
