import { createApiClient } from '@atrium/api-client';
import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import type { CurrentUser } from '@atrium/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { backOfficeRoutes } from '../routes';

export interface BackOfficeScreenProps {
  readonly path: string;
  readonly user: CurrentUser;
}

/** The pages of the back office behind a router of their own. */
export function BackOfficeScreen({ path, user }: BackOfficeScreenProps) {
  const [parts] = useState(() => {
    const client = createApiClient({
      baseUrl: 'https://portal.example/api',
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queries.setQueryData(currentUserQueryOptions(client).queryKey, user);
    const router = createMemoryRouter([{ children: backOfficeRoutes, HydrateFallback: () => null }], {
      initialEntries: [path],
    });
    return { client, queries, router };
  });
  return (
    <QueryClientProvider client={parts.queries}>
      <ApiProvider client={parts.client}>
        <RouterProvider router={parts.router} />
      </ApiProvider>
    </QueryClientProvider>
  );
}
