import { completeApplication } from './tenants-app';

/** Address of a company without a VAT number. */
export const slovenian = { ...completeApplication.address, vat_number: '' };

/** Address of a company whose VAT number the local VIES confirms. */
export const german = {
  ...slovenian,
  country: 'DE',
  postal_code: '10115',
  city: 'Berlin',
  vat_number: 'DE136695976',
};

export const american = {
  ...slovenian,
  country: 'US',
  postal_code: '10001',
  city: 'New York',
  street: 'Main Street 1',
};
