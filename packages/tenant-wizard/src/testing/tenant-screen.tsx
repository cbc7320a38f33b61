import { ApiProvider, currentUserQueryOptions, useRealtime, type UseRealtimeOptions } from '@atrium/api-client/react';
import type { CurrentUser } from '@atrium/api-client/contract';
import { sampleUser } from '@atrium/api-client/testing/samples';
import { LinkProvider, NotificationProvider, type LinkProps } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { StripeLoaderContext, type StripeLoader } from '../sections/payment/gateways/stripe/stripe-loader';
import { tenantRoutes } from '../routes';
import { stubService, type StubAnswers, type StubService } from '@atrium/api-client/testing/stub';

export interface TenantScreenProps {
  readonly path: string;
  readonly answers?: StubAnswers;
  readonly service?: StubService;
  readonly user?: CurrentUser;
  /** Loads Stripe; default: never loads. */
  readonly stripe?: StripeLoader;
  /** Loads the service's events; default: none. */
  readonly events?: UseRealtimeOptions['load'];
}

const nothing: StubAnswers = {};

const noStripe: StripeLoader = { load: () => Promise.reject(new Error('Stripe does not come here')), timeout: 15_000 };

function Events({ load }: Pick<UseRealtimeOptions, 'load'>) {
  useRealtime({ load });
  return null;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** The pages under `/tenants` in their own router, as in the portal. */
export function TenantScreen({
  path,
  answers = nothing,
  service,
  user = sampleUser,
  stripe = noStripe,
  events,
}: TenantScreenProps) {
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
        {events && <Events load={events} />}
        <LinkProvider component={RouterLink}>
          <NotificationProvider closeLabel="Close" label="Notifications">
            <div className="tenant-screen">
              <StripeLoaderContext value={stripe}>
                <RouterProvider router={parts.router} />
              </StripeLoaderContext>
            </div>
          </NotificationProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
