import { countryCodeTest, phoneTest, postCodeTest } from '@atrium/validators/yup';
import { string, type TestConfig } from 'yup';
import { choose, required, text } from './field-rules';
import { awaitPhoneRules, type CheckPhone } from './phone-rules';

/** The value of a country field next to this one. */
export const countryIn = (field: string) => (fields: Readonly<Record<string, unknown>>) => {
  const country = fields[field];
  return { country: typeof country === 'string' ? country : undefined };
};

/** The phone rule, for `schema.test(…)`. */
export type PhoneRule = TestConfig<string | undefined>;

/** Validates a phone in the country of `phone_country_code` next to it. */
export const phoneBy = (checkPhone: CheckPhone) => phoneTest(checkPhone, countryIn('phone_country_code'));

/** Validates a phone once the phone rules are loaded, for forms. */
export const awaitedPhone: PhoneRule = {
  name: 'phone',
  skipAbsent: true,
  async test(number, context) {
    if (number === '') return true;
    const { checkPhone } = await awaitPhoneRules();
    return phoneBy(checkPhone).test(number, context);
  },
};

export const phone = (rule: PhoneRule) => text(32).test(rule);

/** Validates the fields of `AddressValues`. */
export const addressRules = (phoneRule: PhoneRule) => ({
  street: text(160).required(required),
  postal_code: text(16)
    .required(required)
    .test(postCodeTest(countryIn('country'))),
  city: text(100).required(required),
  country: string().required(choose).test(countryCodeTest()),
  phone_country_code: string().test(countryCodeTest()),
  phone: phone(phoneRule),
});
