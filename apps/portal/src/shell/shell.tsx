import { useCurrentUser, currentUserQueryOptions, useApiClient, useRealtime } from '@atrium/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import type { PortalFeature } from '../portal-feature';
import { ViewTitle } from './document-title/view-title';
import { FirstCheck } from './first-check';
import { useAccountLanguage } from './language/use-account-language';
import { ServiceBanner } from './service-health/service-banner';
import { useUpdateNotice } from './update-notice/use-update-notice';
import { useHasNavigation } from './use-has-navigation';

/** Visitors never need it. */
const PortalLayout = lazy(async () => ({ default: (await import('./portal-layout')).PortalLayout }));

/** Everything around a page. */
export function Shell({ features }: { readonly features: readonly PortalFeature[] }) {
  const client = useApiClient();
  const queries = useQueryClient();
  const user = useCurrentUser();
  const { isPending, isError } = useQuery(currentUserQueryOptions(client));
  const hasNavigation = useHasNavigation();
  useAccountLanguage();
  useUpdateNotice();
  useRealtime({
    enabled: user !== null && user !== undefined,
    onSessionEnded: () => void queries.invalidateQueries({ queryKey: currentUserQueryOptions(client).queryKey }),
  });

  if (isPending && !isError) return <FirstCheck />;
  const page = (
    <Suspense fallback={<FirstCheck />}>
      <Outlet />
    </Suspense>
  );
  return (
    <>
      <ViewTitle features={features} />
      {user !== undefined && <ServiceBanner />}
      {hasNavigation && user ? (
        <Suspense fallback={<FirstCheck />}>
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
