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

/** A total may be a minimum, so newer entries are also counted above the first shown one. */
function countFresh(page: Page, latest: Page): number {
  const above = latest.data.findIndex(({ id }) => id === page.data[0]?.id);
  return Math.max(0, above, latest.total - page.total);
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
  const fresh = page === undefined || latest === undefined ? 0 : countFresh(page, latest);
  return { page, fresh, showFresh: () => setPinned(undefined) };
}
