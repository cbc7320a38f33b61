import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import type { CurrentUser } from '@atrium/api-client/contract';
import { LinkProvider, NotificationProvider, type LinkProps } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { authRoutes } from '../routes';
import type { StubService } from '@atrium/api-client/testing/stub';

export interface AuthScreenProps {
  /** The address to open; its state is what the previous page left in the history entry. */
  readonly path: string;
  readonly state?: unknown;
  readonly service: StubService;
  readonly user?: CurrentUser | null;
  readonly queries?: QueryClient;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** The feature's pages behind a router, as the portal shows them. */
export function AuthScreen({ path, state, service, user = null, queries }: AuthScreenProps) {
  const [parts] = useState(() => {
    const queryClient = queries ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(currentUserQueryOptions(service.client).queryKey, user);
    const url = new URL(path, 'https://portal.example');
    const entry = { pathname: url.pathname, search: url.search, state };
    const router = createMemoryRouter(
      [{ children: [...authRoutes, { path: '*', Component: Elsewhere }], HydrateFallback: () => null }],
      {
        initialEntries: [entry],
      },
    );
    return { queryClient, router };
  });
  return (
    <QueryClientProvider client={parts.queryClient}>
      <ApiProvider client={service.client}>
        <LinkProvider component={RouterLink}>
          <NotificationProvider closeLabel="Close" label="Notifications">
            <RouterProvider router={parts.router} />
          </NotificationProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
