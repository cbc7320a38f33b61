import { checkEmail } from '../email';
import { checkFullName } from '../full-name';
import {
  emailMessage,
  fullNameMessage,
  passwordConfirmationMessage,
  passwordMessage,
} from '../messages/person-messages';
import { checkPassword, type PasswordOptions } from '../password';
import { checkPasswordConfirmation, type PasswordConfirmationOptions } from '../password-confirmation';
import { ruleTest, type OptionsSource, type RuleTest } from './rule-test';

/** Keys `validation.email.*`. */
export function emailTest(): RuleTest {
  return ruleTest('email', checkEmail, emailMessage, {});
}

/** Keys `validation.fullName.shape` and `validation.tooLong`. */
export function fullNameTest(): RuleTest {
  return ruleTest('fullName', checkFullName, fullNameMessage, {});
}

/** Keys `validation.password.*`, for the first failed requirement; spaces count as characters. */
export function passwordTest(source: OptionsSource<PasswordOptions> = {}): RuleTest {
  return {
    name: 'password',
    skipAbsent: true,
    test: (value, context) => {
      if (value === '') return true;
      const options = typeof source === 'function' ? source(context.parent ?? {}) : source;
      const verdict = checkPassword(value, options);
      return verdict.valid ? true : context.createError({ message: passwordMessage(verdict, options) });
    },
  };
}

/** Key `validation.password.confirmation`; by default compares with the sibling field `password`. */
export function passwordConfirmationTest(
  source: OptionsSource<PasswordConfirmationOptions> = ({ password }) => ({ password }),
): RuleTest {
  return ruleTest('passwordConfirmation', checkPasswordConfirmation, passwordConfirmationMessage, source);
}
