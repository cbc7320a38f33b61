import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without any call. The first calls of a page follow each other faster. */
const idleTime = 1_000;

/** Resolves when no query has run for a while, so that background work starts after the page's own calls. */
export function waitUntilIdle(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (queries.isFetching() > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, idleTime);
    };
    const stop = queries.getQueryCache().subscribe(check);
    check();
  });
}
