import { countryCodeTest, fullNameTest, phoneTest } from '@atrium/validators/yup';
import { boolean, string, type TestContext } from 'yup';
import type { NewPasswordRules } from '../../model/new-password';
import { newPasswordShape } from '../new-password.schema';

/** Loads the phone number data on the first check. If it cannot be loaded, the service validates alone. */
async function checkPhoneNumber(value: unknown, context: TestContext) {
  const rule = await import('@atrium/validators/phone').catch(() => null);
  if (rule === null) return true;
  const countryOf = (fields: Readonly<Record<string, unknown>>) =>
    typeof fields['country_code'] === 'string' ? { country: fields['country_code'] } : {};
  return phoneTest(rule.checkPhone, countryOf).test(value, context);
}

/**
 * Schema of every registration field except the e-mail. `wordsOf` returns the words that the password must not contain.
 */
export function registrationShape(
  rules: NewPasswordRules,
  wordsOf: (fields: Readonly<Record<string, unknown>>) => unknown[],
) {
  return {
    full_name: string().required('validation.required').test(fullNameTest()),
    country_code: string().required('validation.choose').test(countryCodeTest()),
    phone: string().required('validation.required').test({ name: 'phone', skipAbsent: true, test: checkPhoneNumber }),
    ...newPasswordShape(rules, wordsOf),
    terms: boolean().oneOf([true], 'validation.terms'),
  };
}
