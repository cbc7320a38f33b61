import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import type { CurrentUser } from '@atrium/api-client/contract';
import { LinkProvider, NotificationProvider, type LinkProps } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { tenantRoutes } from '../routes';
import { sampleUser, stubService, type StubAnswers, type StubService } from '@atrium/api-client/testing/stub';

export interface TenantScreenProps {
  /** Address to open. */
  readonly path: string;
  readonly answers?: StubAnswers;
  readonly service?: StubService;
  readonly user?: CurrentUser;
}

const nothing: StubAnswers = {};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** The pages under `/tenants` behind a router of their own, as the portal shows them. */
export function TenantScreen({ path, answers = nothing, service, user = sampleUser }: TenantScreenProps) {
  const [parts] = useState(() => {
    const { client } = service ?? stubService(answers);
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queries.setQueryData(currentUserQueryOptions(client).queryKey, user);
    const routes = [{ children: [...tenantRoutes, { path: '*', Component: Elsewhere }], HydrateFallback: () => null }];
    return { client, queries, router: createMemoryRouter(routes, { initialEntries: [path] }) };
  });
  return (
    <QueryClientProvider client={parts.queries}>
      <ApiProvider client={parts.client}>
        <LinkProvider component={RouterLink}>
          <NotificationProvider closeLabel="Close" label="Notifications">
            <main className="tenant-screen">
              <RouterProvider router={parts.router} />
            </main>
          </NotificationProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
