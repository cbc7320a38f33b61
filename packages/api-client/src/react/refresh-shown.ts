import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUserEndpoint, optionsEndpoint } from '../contract';
import { queryKeyOf } from './call-query';

/** Calls that read records are named `{module}.list…`, `{module}.get…` or `{module}.read…`. */
const readCall = /^(.+)\.(list|get|read)(?:-|$)/;

interface ReadParts {
  readonly params?: { readonly id?: string };
  readonly body?: { readonly namespace?: string };
}

const idOf = ({ queryKey: [id] }: Query) => (typeof id === 'string' ? id : '');
const partsOf = ({ queryKey: [, parts] }: Query) => (parts ?? {}) as ReadParts;

/** Calls that show records of another module: the invitations of users. */
const moduleOf: Readonly<Record<string, string>> = { 'user-invitations': 'users' };

function concerns(query: Query, module: string, id: string): boolean {
  if (idOf(query) === optionsEndpoint.id) return partsOf(query).body?.namespace === module;
  const shownId = partsOf(query).params?.id;
  const shown = readCall.exec(idOf(query))?.[1] ?? '';
  return (moduleOf[shown] ?? shown) === module && (id === '' || shownId === undefined || shownId === id);
}

/** Refetches lists and options of a module, and one of its records; all without an id. */
export function refreshModule(queries: QueryClient, module: string, id: string): void {
  void queries.invalidateQueries({ predicate: (query) => concerns(query, module, id) });
}

/** Refetches all records that are shown; others when they are shown again. */
export function refreshShown(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: (query) => readCall.test(idOf(query)) });
}

/**
 * Refetches the current user, then what is shown, because records name the user's actions. Pages that the user may no
 * longer see are closed in between, so they ask nothing.
 */
export async function refreshAccess(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: queryKeyOf(currentUserEndpoint) });
  setTimeout(() => refreshShown(queries));
}
