import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, signupSchema } from '@atrium/api-client/contract/schemas';
import { checkCountryCode, checkEmail, checkFullName } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import { type FieldProblems, InvalidInput, type Settings } from '../../platform';
import { newPasswordProblems } from './password-rule';

export type SignupForm = BodyOf<CallOf<typeof signupSchema>>;

/** A valid registration with normalised fields. */
export interface Registration {
  readonly fullName: string;
  readonly email: string;
  readonly countryCode: string;
  readonly phone: string;
}

/** Problems of the given fields of a registration, which may be incomplete. */
export function registrationProblems(
  form: Partial<SignupForm>,
  settings: Pick<Settings, 'passwordMinimum' | 'productName'>,
): FieldProblems {
  const country = checkCountryCode(form.country_code);
  const phone = checkPhone(form.phone, country.valid ? { country: country.normalized } : {});
  const { full_name: name, email, country_code: code, terms } = form;
  return {
    ...(name === undefined || checkFullName(name).valid ? {} : { full_name: ['full_name_invalid'] }),
    ...(email === undefined || checkEmail(email).valid ? {} : { email: ['email_invalid'] }),
    ...(code === undefined || country.valid ? {} : { country_code: ['country_invalid'] }),
    ...(form.phone === undefined || phone.valid || !country.valid ? {} : { phone: ['phone_invalid'] }),
    ...newPasswordProblems(form, [name, email], settings),
    ...(terms === false ? { terms: ['terms_required'] } : {}),
  };
}

/** Validates every field and normalises it; 422 with all problems. */
export function checkRegistration(
  form: SignupForm,
  settings: Pick<Settings, 'passwordMinimum' | 'productName'>,
): Registration {
  const fullName = checkFullName(form.full_name);
  const email = checkEmail(form.email);
  const country = checkCountryCode(form.country_code);
  const phone = checkPhone(form.phone, country.valid ? { country: country.normalized } : {});
  const problems = registrationProblems(form, settings);
  if (!fullName.valid || !email.valid || !country.valid || !phone.valid || Object.keys(problems).length > 0)
    throw new InvalidInput(problems);
  return {
    fullName: fullName.normalized,
    email: email.normalized,
    countryCode: country.normalized,
    phone: phone.normalized,
  };
}
