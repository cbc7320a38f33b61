import { isAdministrator } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../chunks/load-chunk';
import type { PortalFeature } from '../portal-feature';
import { startPath } from './portal-paths';

interface StartPagePartProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
}

/** What Administrators see below the start page. Loads after the page; a failure shows nothing. */
export function StartPagePart({ features, user }: StartPagePartProps) {
  const { pathname } = useLocation();
  const load = features.find(({ loadStartPagePart }) => loadStartPagePart !== undefined)?.loadStartPagePart;
  const isShown = load !== undefined && pathname === startPath && isAdministrator(user);
  const { data } = useQuery({
    queryKey: ['start-page-part'],
    queryFn: async () => ({ Part: load === undefined ? null : await loadChunk(load) }),
    enabled: isShown,
    staleTime: Infinity,
    retry: false,
  });
  const Part = isShown ? data?.Part : null;
  return (
    Part && (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  );
}
