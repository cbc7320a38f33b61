import { customersResource, type Customer } from '@atrium/api-client/contract';
import { sampleOf } from '@atrium/api-client/testing/samples';

/** A customer with an e-mail. */
export const sampleCustomer: Customer = {
  ...sampleOf(customersResource, 'record', {
    title: 'Gostilna Pri Žabarju, Alja Žabar s.p.',
    vat_number: 'SI59082437',
    street: 'Cankarjeva ulica 8',
    postal_code: '4240',
    post: 'Radovljica',
    city: null,
    country: 'SI',
    active: true,
    erased_at: null,
    version: 3,
  }),
  vat_check: null,
  contacts: [{ id: '018f0000-0000-7000-8000-0000000000c2', type: 'email', value: 'alja@zabar.example' }],
};
