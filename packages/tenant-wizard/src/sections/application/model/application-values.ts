import type { ApplicationDraft, ApplicationInput } from '@atrium/api-client/contract';
import { homeCountry, toAddressInput, toAddressValues, type AddressValues } from '../../form/model/address-values';
import { orNull } from '../../form/model/or-null';

/** Application setup in its form; all fields are strings. */
export interface ApplicationValues {
  title: string;
  company: string;
  url_name: string;
  language: string;
  email: string;
  phone_country_code: string;
  phone: string;
  password: string;
  password_confirmation: string;
  address: AddressValues & { vat_number: string };
}

/** Initial form values: the saved draft with the usual defaults. */
export function toApplicationValues(draft: ApplicationDraft, language: string): ApplicationValues {
  const { address } = draft;
  return {
    title: draft.title ?? '',
    company: draft.company ?? '',
    url_name: draft.url_name ?? '',
    language: draft.language ?? language,
    email: draft.email ?? '',
    phone_country_code: draft.phone_country_code ?? homeCountry,
    phone: draft.phone ?? '',
    password: '',
    password_confirmation: '',
    address: { vat_number: address?.vat_number ?? '', ...toAddressValues(address) },
  };
}

/** The request body; contains the password only on request. */
export function toApplicationInput(values: ApplicationValues, { withPassword = false } = {}): ApplicationInput {
  const { address, password, password_confirmation } = values;
  return {
    title: orNull(values.title),
    company: orNull(values.company),
    url_name: orNull(values.url_name.toLowerCase()),
    language: values.language === 'sl' ? 'sl' : 'en',
    email: orNull(values.email),
    phone_country_code: orNull(values.phone_country_code),
    phone: orNull(values.phone),
    address: { vat_number: orNull(address.vat_number), ...toAddressInput(address) },
    ...(withPassword && password !== '' ? { password, password_confirmation } : {}),
  };
}
