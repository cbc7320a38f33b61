import type { ApiClient } from '@atrium/api-client';
import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions, listQueryOptions, readSavedFilters } from '@atrium/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import { changedInListView, defaultListView, listQueryOf, readListView, writeListView } from '../model/list-view';
import { choosePageSize } from '../model/page-size';

/** The screen whose filters are saved. */
export const listScreen = 'tenants';

interface PrepareOptions {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly address: URL;
}

/** Requests the page of the list for the filters in the address; without any, for the filters this tab saved. */
export function prepareList({ client, queries, address }: PrepareOptions): void {
  const user = queries.getQueryData(currentUserQueryOptions(client).queryKey);
  const requested = changedInListView(readListView(address.searchParams));
  const shown = Object.keys(requested).length === 0 ? readSavedFilters(listScreen) : requested;
  const view = readListView(writeListView({ ...defaultListView, ...shown }));
  const query = listQueryOf(view, choosePageSize(user?.per_page));
  void queries.prefetchQuery(listQueryOptions(client, listTenantsEndpoint, query));
}
