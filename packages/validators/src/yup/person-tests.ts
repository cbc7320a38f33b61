import { checkEmail } from '../email';
import { checkFullName, fullNameMaximum, type FullNameReason } from '../full-name';
import {
  checkPassword,
  passwordMaximum,
  passwordMinimum,
  type PasswordOptions,
  type PasswordReason,
} from '../password';
import { checkPasswordConfirmation, type PasswordConfirmationOptions } from '../password-confirmation';
import { ruleTest, type OptionsSource, type RuleTest } from './rule-test';

/** Keys `validation.email.*`. */
export function emailTest(): RuleTest {
  return ruleTest(
    'email',
    checkEmail,
    (reason) => `validation.email.${reason === 'tooLong' ? 'tooLong' : 'shape'}`,
    {},
  );
}

function fullNameMessage(reason: FullNameReason): string {
  return reason === 'tooLong' ? `validation.tooLong?maximum=${fullNameMaximum}` : 'validation.fullName.shape';
}

/** Keys `validation.fullName.shape` and `validation.tooLong`. */
export function fullNameTest(): RuleTest {
  return ruleTest('fullName', checkFullName, fullNameMessage, {});
}

function passwordMessage(reason: PasswordReason, minimum: number): string {
  if (reason === 'tooShort') return `validation.password.tooShort?minimum=${minimum}`;
  if (reason === 'tooLong') return `validation.password.tooLong?maximum=${passwordMaximum}`;
  return reason === 'type' ? 'validation.required' : `validation.password.${reason}`;
}

/** Keys `validation.password.*`, the first part that fails; blanks are characters of a password. */
export function passwordTest(source: OptionsSource<PasswordOptions> = {}): RuleTest {
  return {
    name: 'password',
    skipAbsent: true,
    test: (value, context) => {
      if (value === '') return true;
      const options = typeof source === 'function' ? source(context.parent ?? {}) : source;
      const verdict = checkPassword(value, options);
      if (verdict.valid) return true;
      return context.createError({ message: passwordMessage(verdict.reason, options.minimum ?? passwordMinimum) });
    },
  };
}

/** Key `validation.password.confirmation`; by default against the field `password` beside it. */
export function passwordConfirmationTest(
  source: OptionsSource<PasswordConfirmationOptions> = ({ password }) => ({ password }),
): RuleTest {
  return ruleTest('passwordConfirmation', checkPasswordConfirmation, () => 'validation.password.confirmation', source);
}
