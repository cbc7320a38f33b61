import { checkPhone } from '@atrium/validators/phone';
import { countryCodeTest, phoneTest, postCodeTest } from '@atrium/validators/yup';
import { string } from 'yup';
import { choose, required, text } from './field-rules';

/** The country that the field beside it names. */
export const countryIn = (field: string) => (fields: Readonly<Record<string, unknown>>) => {
  const country = fields[field];
  return { country: typeof country === 'string' ? country : undefined };
};

/** A phone of the country in `phone_country_code` beside it. */
export const phone = () => text(32).test(phoneTest(checkPhone, countryIn('phone_country_code')));

/** The fields of an address with its phone, as `AddressValues` names them. */
export const addressRules = () => ({
  street: text(160).required(required),
  postal_code: text(16)
    .required(required)
    .test(postCodeTest(countryIn('country'))),
  city: text(100).required(required),
  country: string().required(choose).test(countryCodeTest()),
  phone_country_code: string().test(countryCodeTest()),
  phone: phone(),
});
