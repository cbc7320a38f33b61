/* Programs as text, since the workspace itself has neither their packages nor their kind of modules. */

/** A CommonJS module in TypeScript. */
export const programOfCommonJs = `import client = require('@atrium/api-client');
import validators = require('@atrium/validators');

export const session = client.createMemorySession();
export const isRight: boolean = validators.isIban('SI56 0233 9306 1410 157');
`;

/** A page that uses hooks but no socket. */
export const programOfPage = `import { createApiClient } from '@atrium/api-client';
import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { ApiProvider, useList, usePermission } from '@atrium/api-client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const client = createApiClient({ baseUrl: '/api' });
const queries = new QueryClient();

function Titles() {
  const { data, error } = useList(listTenantsEndpoint, { page: 1, sort: 'title' });
  const canCreate: boolean = usePermission('create/tenants');
  const titles: readonly string[] = data?.data.map(({ title }) => title ?? '') ?? [];
  return <p hidden={!canCreate}>{titles.join(', ') || error?.name}</p>;
}

export const page = (
  <QueryClientProvider client={queries}>
    <ApiProvider client={client}>
      <Titles />
    </ApiProvider>
  </QueryClientProvider>
);
`;
