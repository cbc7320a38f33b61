import type { Tenant } from '@atrium/api-client/contract';
import { sampleTenant } from './sample-tenants';

/** A company CRM that lives, with a database of the company's own. */
export function livingWithDatabase(change: Partial<Tenant> = {}): Tenant {
  const { sections } = sampleTenant();
  const { data_provider: provider } = sections;
  const data = {
    kind: 'postgresql' as const,
    host: 'baza.azman.example',
    port: '5432',
    database: 'azman',
    username: 'atrium',
  };
  const secrets = { password: { set: true, updated_at: '2026-11-21T09:31:00.000Z' } };
  return sampleTenant({ sections: { ...sections, data_provider: { ...provider, data, secrets } }, ...change });
}
