import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import type { CurrentUser } from '@atrium/api-client/contract';
import { stubService, type StubAnswers, type StubService } from '@atrium/api-client/testing/stub';
import { NotificationProvider, PageOverlays } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { backOfficeRoutes } from '../routes';

export interface BackOfficeScreenProps {
  readonly path: string;
  /** Addresses that were visited before, for Back. */
  readonly visited?: readonly string[] | undefined;
  /** Receives what goes back, as the browser does. */
  readonly onOpen?: (back: () => Promise<void>) => void;
  readonly user: CurrentUser;
  /** Responses of a stub service. */
  readonly answers?: StubAnswers;
  /** A stub or fake service, in place of `answers`. */
  readonly service?: Pick<StubService, 'client'>;
}

/** The pages of the back office behind their own router. */
export function BackOfficeScreen({ path, visited, onOpen, user, answers, service }: BackOfficeScreenProps) {
  const [parts] = useState(() => {
    const { client } = service ?? stubService(answers);
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queries.setQueryData(currentUserQueryOptions(client).queryKey, user);
    const router = createMemoryRouter([{ children: backOfficeRoutes, HydrateFallback: () => null }], {
      initialEntries: [...(visited ?? []), path],
    });
    onOpen?.(() => router.navigate(-1));
    return { client, queries, router };
  });
  return (
    <QueryClientProvider client={parts.queries}>
      <ApiProvider client={parts.client}>
        <NotificationProvider closeLabel="Close" label="Notifications">
          <RouterProvider router={parts.router} />
          <PageOverlays />
        </NotificationProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
