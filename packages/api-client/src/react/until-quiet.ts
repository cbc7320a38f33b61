import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without any call: what a page begins with follows one another more closely. */
const quietTime = 1_000;

/** Resolves when nothing has been asked of the service for a while: what is not shown comes after what is. */
export function untilQuiet(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (queries.isFetching() > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, quietTime);
    };
    const stop = queries.getQueryCache().subscribe(check);
    check();
  });
}
