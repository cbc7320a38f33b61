import type { SectionField } from '../../form/model/section-field';

/** The fields of Application setup in their order on the screen, each with the key of its name. */
export const applicationFields = [
  { path: 'title', label: 'step.application.titleName' },
  { path: 'company', label: 'step.application.company' },
  { path: 'url_name', label: 'step.application.urlName' },
  { path: 'language', label: 'step.application.language' },
  { path: 'email', label: 'step.application.email' },
  { path: 'phone', label: 'step.application.phone' },
  { path: 'password', label: 'step.application.password' },
  { path: 'password_confirmation', label: 'step.application.confirmPassword' },
  { path: 'address.vat_number', label: 'step.application.vatNumber' },
  { path: 'address.street', label: 'step.application.street' },
  { path: 'address.postal_code', label: 'step.application.postalCode' },
  { path: 'address.city', label: 'step.application.city' },
  { path: 'address.country', label: 'step.application.country' },
  { path: 'address.phone', label: 'step.application.addressPhone' },
] as const satisfies readonly SectionField[];
