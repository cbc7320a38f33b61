import type { ActivityEntry } from '@atrium/api-client/contract';
import { useState } from 'react';

interface Page {
  readonly data: readonly ActivityEntry[];
  readonly total: number;
}

interface Pinned<P> {
  readonly view: string;
  readonly page: P;
}

/**
 * Keeps the entries of a view in place when newer ones arrive. Returns the shown page, the number of newer entries, and
 * a function that shows them.
 */
export function usePinned<P extends Page>(view: string, latest: P | undefined) {
  const [pinned, setPinned] = useState<Pinned<P>>();
  const isSame = pinned?.view === view;
  if (latest !== undefined && !isSame) setPinned({ view, page: latest });
  const page = isSame ? pinned.page : latest;
  const fresh = page === undefined || latest === undefined ? 0 : Math.max(0, latest.total - page.total);
  return { page, fresh, showFresh: () => setPinned(undefined) };
}
