import { useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { readHandle, type PortalFeature } from '../../portal-feature';
import { findText } from '../find-text';
import { DocumentTitle } from './document-title';

/** The title of the current page: that of the innermost route with one, and the name of its record. */
export function ViewTitle({ features }: { readonly features: readonly PortalFeature[] }) {
  const client = useApiClient();
  const queries = useQueryClient();
  const page = useMatches()
    .map(({ handle: given, params }) => ({ handle: readHandle(given), params }))
    .findLast(({ handle: found }) => found !== undefined);
  const handle = page?.handle;
  const name = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => handle?.name?.of({ client, queries, params: page?.params ?? {} }),
  );
  const text = handle === undefined ? undefined : findText(features, handle.titleKey);
  if (text === undefined) return null;
  return (
    <Suspense fallback={null}>
      <DocumentTitle {...text} isPart={handle?.name?.isPart === true} name={name} />
    </Suspense>
  );
}
