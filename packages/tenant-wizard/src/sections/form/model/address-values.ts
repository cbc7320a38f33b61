import { orNull } from './or-null';

/** An address with phone in a form; all fields are strings. */
export interface AddressValues {
  street: string;
  postal_code: string;
  city: string;
  country: string;
  phone_country_code: string;
  phone: string;
}

type AddressDraft = { readonly [Field in keyof AddressValues]?: string | null };

/** Default country: most companies are here. */
export const homeCountry = 'SI';

export const toAddressValues = (draft: AddressDraft = {}): AddressValues => ({
  street: draft.street ?? '',
  postal_code: draft.postal_code ?? '',
  city: draft.city ?? '',
  country: draft.country ?? homeCountry,
  phone_country_code: draft.phone_country_code ?? homeCountry,
  phone: draft.phone ?? '',
});

export const toAddressInput = (values: AddressValues) => ({
  street: orNull(values.street),
  postal_code: orNull(values.postal_code),
  city: orNull(values.city),
  country: orNull(values.country),
  phone_country_code: orNull(values.phone_country_code),
  phone: orNull(values.phone),
});
