import { countryCodeTest, emailTest, fullNameTest, phoneTest } from '@atrium/validators/yup';
import { boolean, object, string, type TestContext } from 'yup';
import { newPasswordShape } from '../../components/new-password.schema';
import type { NewPasswordRules } from '../../model/new-password';

/** The data of every country's numbers comes when a number is checked; without it the service is the one to say. */
async function checkPhoneNumber(value: unknown, context: TestContext) {
  const rule = await import('@atrium/validators/phone').catch(() => null);
  if (rule === null) return true;
  const countryOf = (fields: Readonly<Record<string, unknown>>) =>
    typeof fields['country_code'] === 'string' ? { country: fields['country_code'] } : {};
  return phoneTest(rule.checkPhone, countryOf).test(value, context);
}

export function registrationSchema(rules: NewPasswordRules) {
  return object({
    full_name: string().required('validation.required').test(fullNameTest()),
    email: string().required('validation.required').test(emailTest()),
    country_code: string().required('validation.choose').test(countryCodeTest()),
    phone: string().required('validation.required').test({ name: 'phone', skipAbsent: true, test: checkPhoneNumber }),
    ...newPasswordShape(rules, ({ full_name, email }) => [full_name, email]),
    terms: boolean().oneOf([true], 'validation.terms'),
  });
}
