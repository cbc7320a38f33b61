import {
  customersResource,
  documentsResource,
  mediaResource,
  rolesResource,
  tenantsResource,
  usersResource,
  type Resource,
  type SearchResult,
  type TenantSummary,
} from '../../contract';
import { maxSearchResults } from '../../contract/schemas';
import { can } from '../../session/can';
import type { FakeCall, Handlers } from '../http/call';
import { selectRows } from '../resources/listing';
import { optionOf } from '../resources/options';
import { readRowsOf } from '../resources/resource-handlers';

function find(resource: Resource, call: Pick<FakeCall, 'state' | 'user' | 'language'>, search: string) {
  const { list } = resource.access;
  if (list.kind === 'permission' && !can(call.user(), list.permission)) return [];
  return selectRows(resource, readRowsOf(resource)(call), { search }).slice(0, maxSearchResults);
}

export const searchHandlers = {
  search: ({ query, ...call }) => {
    const search = (query.search ?? '').trim();
    const results = (resource: Resource): SearchResult[] =>
      (search === '' ? [] : find(resource, call, search)).map((row) => {
        const { key: id, title, subtitle } = optionOf(row);
        return { id, title, subtitle };
      });
    return {
      tenants: find(tenantsResource, call, search).map(({ shown }) => shown as TenantSummary),
      customers: results(customersResource),
      documents: results(documentsResource),
      media: results(mediaResource),
      roles: results(rolesResource),
      users: results(usersResource),
    };
  },
} satisfies Handlers;
