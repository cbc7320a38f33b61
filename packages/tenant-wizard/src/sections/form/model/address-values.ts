import { orNull } from './or-null';

/** An address with its phone as a form holds it: every field a text. */
export interface AddressValues {
  street: string;
  postal_code: string;
  city: string;
  country: string;
  phone_country_code: string;
  phone: string;
}

type AddressDraft = { readonly [Field in keyof AddressValues]?: string | null };

/** Where most companies are. */
export const homeCountry = 'SI';

/** What a form begins with. */
export const toAddressValues = (draft: AddressDraft = {}): AddressValues => ({
  street: draft.street ?? '',
  postal_code: draft.postal_code ?? '',
  city: draft.city ?? '',
  country: draft.country ?? homeCountry,
  phone_country_code: draft.phone_country_code ?? homeCountry,
  phone: draft.phone ?? '',
});

/** What is sent. */
export const toAddressInput = (values: AddressValues) => ({
  street: orNull(values.street),
  postal_code: orNull(values.postal_code),
  city: orNull(values.city),
  country: orNull(values.country),
  phone_country_code: orNull(values.phone_country_code),
  phone: orNull(values.phone),
});
