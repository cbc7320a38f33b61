import { closeAccountEndpoint, logoutEndpoint } from '@atrium/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';

const endings: ReadonlySet<unknown> = new Set([closeAccountEndpoint.id, logoutEndpoint.id]);

/**
 * Calls back when a page ends the session itself, such as closing the account, until the returned function is called.
 */
export function watchSignOuts(queries: QueryClient, onSignOut: () => void): () => void {
  return queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (endings.has(event.mutation.options.mutationKey?.[0])) onSignOut();
  });
}
