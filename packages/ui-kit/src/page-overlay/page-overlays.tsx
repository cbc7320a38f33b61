import { Fragment, useSyncExternalStore } from 'react';
import { readOverPages, subscribeOverPages } from './page-overlay.store';

/** What pages show over every page by `showOverPages`. The frame around the pages renders it once. */
export function PageOverlays() {
  const shown = useSyncExternalStore(subscribeOverPages, readOverPages);
  return [...shown].map(([id, content]) => <Fragment key={id}>{content}</Fragment>);
}
