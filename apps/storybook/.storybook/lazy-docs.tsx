import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import type { PropsWithChildren } from 'react';

const ThemedDocs = lazy(async () => ({ default: (await import('./themed-docs')).ThemedDocs }));

/** The frame of documentation pages. Lazy, so that a single story loads faster. */
export function LazyDocs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <ThemedDocs {...props} />
    </Suspense>
  );
}
