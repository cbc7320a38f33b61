import { passwordMinimum } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import { checkPhone } from '@atrium/validators/phone';
import {
  countryCodeTest,
  emailTest,
  passwordConfirmationTest,
  passwordTest,
  phoneTest,
  postCodeTest,
  tenantUrlNameTest,
  vatNumberTest,
} from '@atrium/validators/yup';
import { object, string } from 'yup';

const required = 'validation.required';

const text = (maximum: number) => string().trim().max(maximum, `validation.tooLong?maximum=${maximum}`);

const countryIn = (field: string) => (fields: Readonly<Record<string, unknown>>) => {
  const country = fields[field];
  return { country: typeof country === 'string' ? country : undefined };
};

const address = object({
  vat_number: text(32).test(vatNumberTest(countryIn('country'))),
  street: text(160).required(required),
  postal_code: text(16)
    .required(required)
    .test(postCodeTest(countryIn('country'))),
  city: text(100).required(required),
  country: string().required('validation.choose').test(countryCodeTest()),
  phone_country_code: string().test(countryCodeTest()),
  phone: text(32).test(phoneTest(checkPhone, countryIn('phone_country_code'))),
});

interface ApplicationSchemaOptions {
  /** A password is with the service already: leaving the fields empty keeps it. */
  readonly passwordSet: boolean;
  readonly minimum?: number;
  readonly productName?: string;
}

/** What Application setup must be before the company CRM can be created. */
export function applicationSchema({ passwordSet, minimum = passwordMinimum, productName }: ApplicationSchemaOptions) {
  const password = passwordSet ? string() : string().required(required);
  return object({
    title: text(120).required(required),
    company: text(160).required(required),
    url_name: string().required(required).test(tenantUrlNameTest()),
    language: string().oneOf(['en', 'sl'], 'validation.choose').required('validation.choose'),
    email: text(254).required(required).test(emailTest()),
    phone_country_code: string().required('validation.choose').test(countryCodeTest()),
    phone: text(32)
      .required(required)
      .test(phoneTest(checkPhone, countryIn('phone_country_code'))),
    password: password.test(
      passwordTest(({ email }) => ({
        minimum,
        isCommon: isCommonPassword,
        words: [typeof email === 'string' ? email : undefined, productName],
      })),
    ),
    password_confirmation: string()
      .when('password', ([typed]: unknown[], schema) =>
        typed === undefined || typed === '' ? schema : schema.required(required),
      )
      .test(passwordConfirmationTest()),
    address,
  });
}
