import { createApiClient } from '@atrium/api-client';
import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import { createFakeService } from '@atrium/api-client/testing';
import { LinkProvider, NotificationProvider } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SessionEndContext } from '../session/session-end-context';
import { RouterLink } from '../shell/router-link';

const nothing = () => undefined;
const sessionEnd = {
  logOut: () => Promise.resolve(),
  expired: () => Promise.resolve(false),
  resume: nothing,
  switchAccount: nothing,
  watch: () => nothing,
};

function start() {
  const client = createApiClient(createFakeService());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQueryOptions(client).queryKey, null);
  return { client, queries };
}

function InPortal({ story }: { readonly story: ReactNode }) {
  const [{ client, queries }] = useState(start);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: story }], { initialEntries: ['/tenants'] }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <SessionEndContext value={sessionEnd}>
          <LinkProvider component={RouterLink}>
            <NotificationProvider closeLabel="Close" label="Notifications">
              <RouterProvider router={router} />
            </NotificationProvider>
          </LinkProvider>
        </SessionEndContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** Providers for stories of the shell: a fake service, a router, notices. */
export const withPortal: Decorator = (Story) => <InPortal story={<Story />} />;
