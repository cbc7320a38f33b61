import type { SectionField } from '../../form/model/section-field';

/** The fields in the order of the screen, each with the key of its label. */
export const applicationFields = [
  { path: 'title', label: 'titleName' },
  { path: 'company', label: 'company' },
  { path: 'url_name', label: 'urlName' },
  { path: 'language', label: 'language' },
  { path: 'email', label: 'email' },
  { path: 'phone', label: 'phone' },
  { path: 'password', label: 'password' },
  { path: 'password_confirmation', label: 'confirmPassword' },
  { path: 'address.vat_number', label: 'vatNumber' },
  { path: 'address.street', label: 'street' },
  { path: 'address.postal_code', label: 'postalCode' },
  { path: 'address.city', label: 'city' },
  { path: 'address.country', label: 'country' },
  { path: 'address.phone', label: 'addressPhone' },
] as const satisfies readonly SectionField[];
