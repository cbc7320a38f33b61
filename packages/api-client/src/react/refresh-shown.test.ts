import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  getCodelistEndpoint,
  listCodelistsEndpoint,
  listEditSessionsEndpoint,
  listPriceListVersionsEndpoint,
  listUserInvitationsEndpoint,
  optionsEndpoint,
  readCodelistsEndpoint,
} from '../contract';
import { queryKeyOf } from './call-query';
import { refreshModule } from './refresh-shown';

const shown = {
  list: queryKeyOf(listCodelistsEndpoint, { query: { page: 2 } }),
  record: queryKeyOf(getCodelistEndpoint, { params: { id: 'c1' } }),
  otherRecord: queryKeyOf(getCodelistEndpoint, { params: { id: 'c2' } }),
  part: queryKeyOf(readCodelistsEndpoint, { params: { slugs: 'units' } }),
  options: queryKeyOf(optionsEndpoint, { body: { namespace: 'codelists' } }),
  otherOptions: queryKeyOf(optionsEndpoint, { body: { namespace: 'tenants' } }),
  invitations: queryKeyOf(listUserInvitationsEndpoint, { query: {} }),
  editing: queryKeyOf(listEditSessionsEndpoint, { params: { id: 'd1' } }),
  prices: queryKeyOf(listPriceListVersionsEndpoint),
  otherModule: ['codelists-archive.list'],
};

describe('refreshModule', () => {
  it.each([
    ['codelists', 'c1', ['list', 'record', 'part', 'options']],
    ['codelists', 'c3', ['list', 'part', 'options']],
    ['codelists', '', ['list', 'record', 'otherRecord', 'part', 'options']],
    ['users', 'u1', ['invitations']],
    ['documents', 'd1', ['editing']],
    ['price-list', '', ['prices']],
    ['tenants', 'c1', ['otherOptions']],
  ])('refetches what shows %s or its record %s', (module, id, expected) => {
    const queries = new QueryClient();
    for (const queryKey of Object.values(shown)) queries.setQueryData(queryKey, {});
    refreshModule(queries, module, id);
    const stale = Object.entries(shown).flatMap(([name, queryKey]) =>
      queries.getQueryState(queryKey)?.isInvalidated ? [name] : [],
    );
    expect(stale).toEqual(expected);
  });
});
