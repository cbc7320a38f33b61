import type { CurrentUser } from '@atrium/api-client/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Calls back with each user who logs in, until the returned function is called. */
export function watchLogins(queries: QueryClient, userKey: QueryKey, onLogin: (userId: string) => void): () => void {
  const read = () => queries.getQueryData<CurrentUser | null>(userKey);
  let before = read();
  return queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== userKey[0]) return;
    const now = read();
    if (before === null && now) onLogin(now.id);
    before = now;
  });
}
