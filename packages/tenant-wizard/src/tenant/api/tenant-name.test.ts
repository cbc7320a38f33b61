import { getTenantEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions } from '@atrium/api-client/react';
import { sampleTenant, tenantId } from '@atrium/api-client/testing/samples';
import { ok, problem, stubService } from '@atrium/api-client/testing/stub';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { tenantName } from './tenant-name';

it('returns the name of a company CRM until the user loses access', async () => {
  const tenant = sampleTenant();
  const gone = problem(404, { code: 'tenant_not_found' });
  const { client } = stubService({ [`GET /tenants/${tenantId}`]: [ok(tenant), gone] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const name = () => tenantName({ client, queries, params: { id: tenantId } });
  const load = () => queries.fetchQuery(recordQueryOptions(client, getTenantEndpoint, tenantId));
  expect(name()).toBeUndefined();
  await load();
  expect(name()).toBe(tenant.title);
  await expect(load()).rejects.toThrow();
  expect(name()).toBeUndefined();
});
