import type { QueryClient } from '@tanstack/react-query';

/** Calls back after each successful call of the page, and when the browser is online again. */
export function watchResponses(queries: QueryClient, onAnswer: () => void): () => void {
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') onAnswer();
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') onAnswer();
    }),
  ];
  window.addEventListener('online', onAnswer);
  return () => {
    window.removeEventListener('online', onAnswer);
    for (const stop of stops) stop();
  };
}
