import { countryCodeTest, fullNameTest, phoneTest } from '@atrium/validators/yup';
import { boolean, string, type TestContext } from 'yup';
import type { NewPasswordRules } from '../../model/new-password';
import { newPasswordShape } from '../new-password.schema';

/** The data of every country's numbers comes when a number is checked; without it the service is the one to say. */
async function checkPhoneNumber(value: unknown, context: TestContext) {
  const rule = await import('@atrium/validators/phone').catch(() => null);
  if (rule === null) return true;
  const countryOf = (fields: Readonly<Record<string, unknown>>) =>
    typeof fields['country_code'] === 'string' ? { country: fields['country_code'] } : {};
  return phoneTest(rule.checkPhone, countryOf).test(value, context);
}

/** The fields of every registration but the e-mail; `wordsOf` reads what must not stand in the password. */
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
