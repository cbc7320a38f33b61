import type { CouriersDraft, DataProviderDraft, PluginsDraft, Tenant } from '../../contract';
import { withFiscalization } from './fiscalization';
import { sampleDraft, sampleTenant } from './tenants';

const setAt = '2026-11-21T09:31:00.000Z';

/** A company CRM with its own database, complete unless `data` changes it. */
function withDatabase(tenant: Tenant, data: DataProviderDraft = {}): Tenant {
  const database: DataProviderDraft = {
    kind: 'postgresql',
    host: 'baza.azman.example',
    port: '5432',
    database: 'crm_produkcija',
    username: 'atrium',
    ca_certificate: null,
    ...data,
  };
  const secrets = { password: { set: true, updated_at: setAt } };
  const section = { version: 1, updated_at: setAt, data: database, secrets };
  return { ...tenant, sections: { ...tenant.sections, data_provider: section } };
}

/** A draft with its own database. */
export const draftWithDatabase = (change: Partial<Tenant> = {}, data: DataProviderDraft = {}): Tenant =>
  withDatabase(sampleDraft(change), data);

/** An existing company CRM with its own database. */
export const existingWithDatabase = (change: Partial<Tenant> = {}): Tenant => withDatabase(sampleTenant(change));

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

/** A draft with Mailchimp, a Google mailbox, and business data without a password. */
export function draftWithPlugins(change: PluginsDraft = {}): Tenant {
  const { sections } = sampleDraft();
  const data: PluginsDraft = {
    newsletter: { provider: 'mailchimp' },
    business_data: { username: 'azman' },
    mailbox: { host: 'imap.gmail.com', port: '993', username: 'info@azman.example' },
    ...change,
  };
  const secrets = {
    ...sections.plugins.secrets,
    'newsletter.api_key': { set: true, updated_at: setAt },
    'mailbox.password': { set: true, updated_at: setAt },
  };
  return sampleDraft({ sections: { ...sections, plugins: { ...sections.plugins, data, secrets } } });
}

/** A draft with all sections filled in. */
export function fullDraft(change: Partial<Tenant> = {}): Tenant {
  const draft = withFiscalization(draftWithDatabase());
  const { couriers } = draftWithCouriers().sections;
  const { plugins } = draftWithPlugins({ business_data: {} }).sections;
  return { ...draft, sections: { ...draft.sections, couriers, plugins }, ...change };
}
