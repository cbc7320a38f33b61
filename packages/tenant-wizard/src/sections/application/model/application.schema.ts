import { passwordMinimum } from '@atrium/validators';
import { isCommonPassword } from '@atrium/validators/common-passwords';
import {
  countryCodeTest,
  emailTest,
  passwordConfirmationTest,
  passwordTest,
  tenantUrlNameTest,
  vatNumberTest,
} from '@atrium/validators/yup';
import { object, string } from 'yup';
import { addressRules, awaitedPhone, countryIn, phone, type PhoneRule } from '../../form/model/address-rules';
import { choose, required, text } from '../../form/model/field-rules';

interface ApplicationSchemaOptions {
  /** A password is stored: empty fields keep it. */
  readonly passwordSet: boolean;
  readonly minimum?: number;
  readonly productName?: string;
  readonly phoneRule?: PhoneRule;
}

/** Validates Application setup before the creation. */
export function applicationSchema(options: ApplicationSchemaOptions) {
  const { passwordSet, minimum = passwordMinimum, productName, phoneRule = awaitedPhone } = options;
  const password = passwordSet ? string() : string().required(required);
  return object({
    title: text(120).required(required),
    company: text(160).required(required),
    url_name: string().required(required).test(tenantUrlNameTest()),
    language: string().oneOf(['en', 'sl'], choose).required(choose),
    email: text(254).required(required).test(emailTest()),
    phone_country_code: string().required(choose).test(countryCodeTest()),
    phone: phone(phoneRule).required(required),
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
    address: object({ vat_number: text(32).test(vatNumberTest(countryIn('country'))), ...addressRules(phoneRule) }),
  });
}
