import {
  type Endpoint,
  exportCodelistsEndpoint,
  exportSubscriptionsEndpoint,
  exportTenantsEndpoint,
  listCodelistsEndpoint,
  type ListQuery,
  listSubscriptionsEndpoint,
  listTenantsEndpoint,
  optionsEndpoint,
} from '@atrium/api-client/contract';
import {
  type CallOf,
  exportSchema,
  listCodelistsSchema,
  listSubscriptionsSchema,
  listTenantsSchema,
  optionsSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Caller, SessionUser } from '../platform/http/caller';
import { fileRoute, route } from '../platform/http/route';
import type { Parts } from '../parts';
import { codelistListing } from '../back-office/codelists/codelist-listing';
import { createSubscriptionListing } from '../billing/subscriptions/subscription-listing';
import { createTenantListing } from '../tenants/tenant-listing';
import { readDefaults } from './defaults';
import { createExports } from './export/export.service';
import { readList } from './list.service';
import { readListQuery } from './list-query';
import type { Listing } from './listing';
import { readOptions } from './options.service';

/** What every resource answers alike: its list, its spreadsheet and its entries in selects. */
export function resourceRoutes(app: FastifyInstance, parts: Parts): void {
  const tenants = createTenantListing(parts);
  const subscriptions = createSubscriptionListing(parts);
  const exports = createExports(parts);

  route(app, listTenantsEndpoint, listTenantsSchema, (call) => list(parts, tenants, call));
  route(app, listCodelistsEndpoint, listCodelistsSchema, (call) => list(parts, codelistListing, call));
  route(app, listSubscriptionsEndpoint, listSubscriptionsSchema, (call) => list(parts, subscriptions, call));

  const exported = (endpoint: Endpoint<CallOf<typeof exportSchema>>, listing: Listing) =>
    fileRoute(app, endpoint, exportSchema, ({ body, user, caller }) => exports.start(listing, { user, caller }, body));
  exported(exportTenantsEndpoint, tenants);
  exported(exportCodelistsEndpoint, codelistListing);
  exported(exportSubscriptionsEndpoint, subscriptions);

  const everyListing: readonly Listing[] = [tenants, codelistListing, subscriptions];
  route(app, optionsEndpoint, optionsSchema, ({ body, user, caller }) =>
    readOptions(parts, everyListing, { user, language: caller.language }, body),
  );
}

interface ListCall {
  readonly query: ListQuery;
  readonly user: SessionUser;
  readonly caller: Caller;
}

async function list<Row extends { readonly id: string }>(
  parts: Parts,
  listing: Listing<Row>,
  { query, user, caller }: ListCall,
) {
  const defaults = await readDefaults(parts.database, listing.resource, query, user.id);
  const request = readListQuery(listing.resource, query, defaults?.per_page);
  const reading = { user, language: caller.language, scope: listing.scopeOf(user) };
  const answer = await readList(parts, listing, reading, request);
  return defaults === null ? answer : { ...answer, defaults };
}
