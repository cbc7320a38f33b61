import type { DataProviderDraft, Tenant } from '@atrium/api-client/contract';
import { sampleDraft, sampleTenant } from './sample-tenants';

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
