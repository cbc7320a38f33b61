import type { ApiClient } from '@atrium/api-client';
import { getTenantEndpoint, listTenantsEndpoint } from '@atrium/api-client/contract';
import {
  currentUserQueryOptions,
  listQueryOptions,
  readKeptFilters,
  recordQueryOptions,
} from '@atrium/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import { changedInListView, defaultListView, listQueryOf, readListView, writeListView } from '../model/list-view';
import { choosePageSize } from '../model/page-size';

interface PageGround {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly address: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The screen whose filters are kept. */
export const listScreen = 'tenants';

/** Asks for the page of the list that the address, or else this tab, names. */
export function prepareList({ client, queries, address }: PageGround): void {
  const user = queries.getQueryData(currentUserQueryOptions(client).queryKey);
  const asked = changedInListView(readListView(address.searchParams));
  const shown = Object.keys(asked).length === 0 ? readKeptFilters(listScreen) : asked;
  const view = readListView(writeListView({ ...defaultListView, ...shown }));
  const query = listQueryOf(view, choosePageSize(user?.per_page));
  void queries.prefetchQuery(listQueryOptions(client, listTenantsEndpoint, query));
}

/** Asks for the company CRM that the address names. */
export function prepareDetails({ client, queries, params: { id = '' } }: PageGround): void {
  void queries.prefetchQuery(recordQueryOptions(client, getTenantEndpoint, id));
}

/** Requests the draft that the address names, unless it is loaded: moving between its sections requests nothing. */
export function prepareDraft(ground: PageGround): void {
  const { client, queries, params } = ground;
  const { queryKey } = recordQueryOptions(client, getTenantEndpoint, params['id'] ?? '');
  if (queries.getQueryData(queryKey) === undefined) prepareDetails(ground);
}
