import { createApiClient, type ApiClientOptions } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, currentUserQueryOptions } from '@atrium/api-client/react';
import { QueryClient } from '@tanstack/react-query';
import { createPath, type DataRouter } from 'react-router';
import { setReloadTarget } from './chunks/reload-once';
import type { FirstAnswer } from './first-calls';
import type { PortalFeature } from './portal-feature';
import type { PortalServices } from './portal-services';
import { createSessionEnd, type SessionEnd } from './session/session-end';
import { notifyTabs } from './session/session-channel';
import { loginHref } from './shell/guard';
import { focusFirstPage } from './shell/route-change/first-page';
import { recordCall } from './shell/service-health/service-health.store';

export interface PortalStart extends Pick<ApiClientOptions, 'baseUrl' | 'fetch'> {
  readonly features: readonly PortalFeature[];
  readonly createRouter: (features: readonly PortalFeature[], services: PortalServices) => DataRouter;
  readonly language: () => string;
  readonly loadTexts: PortalServices['loadTexts'];
  /** The logged-in user, null for a visitor; fetched if undefined. */
  readonly user?: CurrentUser | null | undefined;
  /** Answers that are already there, by query key. */
  readonly answers?: readonly FirstAnswer[];
}

/** Data fetched within this many milliseconds, such as by `prepare`, is not fetched again on first render. */
const preparedFor = 1000;

/** Creates the client, the queries and the router, and connects them with the session handling. */
export function startPortal({
  features,
  createRouter,
  language,
  loadTexts,
  user,
  answers = [],
  ...options
}: PortalStart) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: preparedFor },
      mutations: { networkMode: 'always' },
    },
  });
  const client = createApiClient({
    ...options,
    language,
    log: recordCall,
    onSessionExpired: () => sessionEnd.expired(),
  });
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  if (user !== undefined) {
    queries.setQueryData(currentUserQueryOptions(client).queryKey, user);
    if (user !== null) notifyTabs({ kind: 'logged-in', userId: user.id });
    focusFirstPage();
  }
  void queries.prefetchQuery(configQueryOptions(client));
  const services = { client, queries, loadTexts };
  const router = createRouter(features, services);
  setReloadTarget(() => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  });
  const current = () => `${router.state.location.pathname}${router.state.location.search}`;
  const sessionEnd: SessionEnd = createSessionEnd(services, {
    current,
    goTo: async (href) => {
      await router.navigate(href, { flushSync: true });
      if (current() !== href) await router.navigate(href, { flushSync: true });
    },
    loginHref,
  });
  return { services, router, sessionEnd };
}
