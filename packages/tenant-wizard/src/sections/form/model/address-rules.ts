import { countryCodeTest, phoneTest, postCodeTest } from '@atrium/validators/yup';
import { string, type TestConfig } from 'yup';
import { choose, required, text } from './field-rules';
import { awaitPhoneRules, type CheckPhone } from './phone-rules';

/** The country that the field beside it names. */
export const countryIn = (field: string) => (fields: Readonly<Record<string, unknown>>) => {
  const country = fields[field];
  return { country: typeof country === 'string' ? country : undefined };
};

/** How a phone is judged, as `schema.test(…)` takes it. */
export type PhoneRule = TestConfig<string | undefined>;

/** Judges a phone of the country in `phone_country_code` beside it. */
export const phoneBy = (checkPhone: CheckPhone) => phoneTest(checkPhone, countryIn('phone_country_code'));

/** For forms: judges a phone once the rules have come. */
export const awaitedPhone: PhoneRule = {
  name: 'phone',
  skipAbsent: true,
  async test(number, context) {
    if (number === '') return true;
    const { checkPhone } = await awaitPhoneRules();
    return phoneBy(checkPhone).test(number, context);
  },
};

/** A phone, with its rule. */
export const phone = (rule: PhoneRule) => text(32).test(rule);

/** The fields of an address with its phone, as `AddressValues` names them. */
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
