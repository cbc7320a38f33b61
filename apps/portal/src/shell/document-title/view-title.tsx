import { Suspense } from 'react';
import { useMatches } from 'react-router';
import { readHandle, type PortalFeature } from '../../portal-feature';
import { findText } from '../find-text';
import { DocumentTitle } from './document-title';

/** The document title of the page shown: that of the innermost route that has one. */
export function ViewTitle({ features }: { readonly features: readonly PortalFeature[] }) {
  const handle = useMatches()
    .map((match) => readHandle(match.handle))
    .findLast((found) => found !== undefined);
  const text = handle === undefined ? undefined : findText(features, handle.titleKey);
  if (text === undefined) return null;
  return (
    <Suspense fallback={null}>
      <DocumentTitle {...text} />
    </Suspense>
  );
}
