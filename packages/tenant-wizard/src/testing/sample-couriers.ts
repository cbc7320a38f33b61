import type { CouriersDraft, Tenant } from '@atrium/api-client/contract';
import { sampleDraft, sampleTenant } from './sample-tenants';

const setAt = '2026-11-21T09:31:00.000Z';

/** A draft with GLS and a separate sender, and Pošta Slovenije without one. */
export function draftWithCouriers(change: CouriersDraft = {}): Tenant {
  const { sections } = sampleDraft();
  const data: CouriersDraft = {
    posta_slovenije: {
      enabled: true,
      client_id: '40412',
      contract_id: '7711',
      branch_id: '2',
      postal_id: '1102',
      username: 'azman',
      max_weight: 50_000,
    },
    gls: {
      enabled: true,
      username: 'info@azman.example',
      client_number: '380001234',
      max_weight: 31_500,
      sender: {
        separate: true,
        name: 'Skladišče Žalec',
        street: 'Hmeljarska ulica 3',
        postal_code: '3310',
        city: 'Žalec',
        country: 'SI',
        email: 'skladisce@azman.example',
        phone_country_code: 'SI',
        phone: '03 713 12 34',
      },
    },
    ...change,
  };
  const secrets = {
    ...sections.couriers.secrets,
    'posta_slovenije.password': { set: true, updated_at: setAt },
    'gls.password': { set: true, updated_at: setAt },
  };
  return sampleDraft({ sections: { ...sections, couriers: { ...sections.couriers, data, secrets } } });
}

/** An existing company CRM with the couriers of `draftWithCouriers`. */
export function existingWithCouriers(change: CouriersDraft = {}): Tenant {
  return sampleTenant({ sections: draftWithCouriers(change).sections });
}
