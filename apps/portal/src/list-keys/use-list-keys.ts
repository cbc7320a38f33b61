import { waitUntilIdle } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Loads the single keys of lists after the first calls of the page. */
export function useListKeys(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    const open = async () => {
      await waitUntilIdle(queries);
      if (closed) return;
      const { listenForListKeys } = await import('./listen-for-list-keys');
      if (!closed) stop = listenForListKeys();
    };
    open().catch(() => undefined);
    return () => {
      closed = true;
      stop?.();
    };
  }, [queries]);
}
