import type { BodyOf } from '@atrium/api-client/contract';
import type { signupSchema } from '@atrium/api-client/contract/schemas';
import { checkCountryCode, checkEmail, checkFullName } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import { type FieldProblems, InvalidInput } from '../../http/errors';
import type { Settings } from '../../settings';
import { newPasswordProblems } from './password-rule';

export type SignupForm = BodyOf<typeof signupSchema>;

/** A registration whose fields are all in order, as they are kept. */
export interface Registration {
  readonly fullName: string;
  readonly email: string;
  readonly countryCode: string;
  readonly phone: string;
}

/** Checks every field by the rules of the house; 422 with all that is wrong. */
export function checkRegistration(
  form: SignupForm,
  settings: Pick<Settings, 'passwordMinimum' | 'productName'>,
): Registration {
  const fullName = checkFullName(form.full_name);
  const email = checkEmail(form.email);
  const country = checkCountryCode(form.country_code);
  const phone = checkPhone(form.phone, country.valid ? { country: country.normalized } : {});
  const problems: FieldProblems = {
    ...(fullName.valid ? {} : { full_name: ['full_name_invalid'] }),
    ...(email.valid ? {} : { email: ['email_invalid'] }),
    ...(country.valid ? {} : { country_code: ['country_invalid'] }),
    ...(phone.valid || !country.valid ? {} : { phone: ['phone_invalid'] }),
    ...newPasswordProblems(form, [form.full_name, form.email], settings),
    ...(form.terms ? {} : { terms: ['terms_required'] }),
  };
  if (!fullName.valid || !email.valid || !country.valid || !phone.valid || Object.keys(problems).length > 0)
    throw new InvalidInput(problems);
  return {
    fullName: fullName.normalized,
    email: email.normalized,
    countryCode: country.normalized,
    phone: phone.normalized,
  };
}
