import { sampleTenant, tenantId } from '@atrium/api-client/testing/samples';
import { ok, stubService } from '@atrium/api-client/testing/stub';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tenantRoutes } from '../../routes';
import { paths } from '../../paths';
import { prepareDraft } from './prepare-tenant';

function ground() {
  const { client, calls } = stubService({ [`GET /tenants/${tenantId}`]: ok(sampleTenant({ state: 'draft' })) });
  const address = new URL(paths.section.href(tenantId, 'application'), 'https://portal.example');
  return { calls, page: { client, queries: new QueryClient(), address, params: { id: tenantId } } };
}

it('requests a draft once, however often its sections change', async () => {
  const { calls, page } = ground();
  prepareDraft(page);
  await vi.waitFor(() => expect(page.queries.isFetching()).toBe(0));
  prepareDraft(page);
  expect(calls.map(({ route }) => route)).toEqual([`GET /tenants/${tenantId}`]);
});

it('prepares the draft in the address while the code of the wizard loads', () => {
  const draft = tenantRoutes.find(({ path }) => path === paths.draft.path);
  expect(draft?.handle).toMatchObject({ prepare: prepareDraft });
});
