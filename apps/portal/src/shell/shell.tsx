import { useCurrentUser, currentUserQueryOptions, useApiClient, useRealtime } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useThrowOnFailedTexts } from '../chunks/failed-texts.store';
import { lazyPart } from '../chunks/lazy-part';
import type { PortalFeature } from '../portal-feature';
import { addNews } from '../notifications/notification-news.store';
import { useSessionPromptStore } from '../session/session-prompt.store';
import { ViewTitle } from './document-title/view-title';
import { SessionCheckScreen } from './session-check-screen';
import { useAccountLanguage } from './language/use-account-language';
import { PageProgress } from './route-change/page-progress';
import { useRouteFocus } from './route-change/use-route-focus';
import { ServiceBanner } from './service-health/service-banner';
import { useUpdateNotice } from './update-notice/use-update-notice';
import { useHasNavigation } from './use-has-navigation';

/** Lazy, because visitors never need it. */
export const { Part: PortalLayout, load: loadPortalLayout } = lazyPart(
  async () => (await import('./portal-layout')).PortalLayout,
);

/** The frame around every page. */
export function Shell({ features }: { readonly features: readonly PortalFeature[] }) {
  const client = useApiClient();
  const queries = useQueryClient();
  const user = useCurrentUser();
  const { isPending, isError } = useQuery(currentUserQueryOptions(client));
  const hasNavigation = useHasNavigation();
  const isAsked = useSessionPromptStore(({ asked }) => asked !== null);
  useThrowOnFailedTexts();
  useAccountLanguage();
  useUpdateNotice();
  useRouteFocus();
  useRealtime({
    load: () => import('@atrium/api-client/realtime'),
    enabled: user !== null && user !== undefined && !isAsked,
    onNotification: addNews,
    onSessionEnded: () => void queries.invalidateQueries({ queryKey: currentUserQueryOptions(client).queryKey }),
  });

  if (isPending && !isError) return <SessionCheckScreen />;
  const page = (
    <>
      {user !== undefined && <ServiceBanner />}
      <Suspense fallback={<SessionCheckScreen />}>
        <Outlet />
      </Suspense>
    </>
  );
  return (
    <>
      <ViewTitle features={features} />
      <PageProgress />
      {hasNavigation && user ? (
        <Suspense fallback={<SessionCheckScreen />}>
          <PortalLayout features={features} user={user}>
            {page}
          </PortalLayout>
        </Suspense>
      ) : (
        page
      )}
      <ScrollRestoration />
    </>
  );
}
