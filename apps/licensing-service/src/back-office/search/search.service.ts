import type { SearchResult, SearchResults } from '@atrium/api-client/contract';
import { maxSearchResults } from '@atrium/api-client/contract/schemas';
import { createUserListing, roleListing } from '../../identity';
import type { Language, SessionUser } from '../../platform';
import { findRecords, type Listing } from '../../resource';
import { createTenantListing } from '../../tenants';
import { customerListing } from '../customers/customer-listing';
import type { BackOfficeDependencies } from '../dependencies';
import { documentListing } from '../documents/document-listing';
import { mediaListing } from '../media/media-listing';

interface Searcher {
  readonly user: SessionUser;
  readonly language: Language;
}

/** Searches every kind of record that the user may list, one after the other: a search takes one connection at a time. */
export async function searchRecords(
  dependencies: BackOfficeDependencies,
  searcher: Searcher,
  search: string,
): Promise<SearchResults> {
  const request = { search, limit: maxSearchResults };
  const tenants = await findRecords(dependencies, createTenantListing(dependencies), searcher, request);
  const find = async <Row extends { readonly id: string }>(listing: Listing<Row>): Promise<SearchResult[]> => {
    const rows = search === '' ? [] : await findRecords(dependencies, listing, searcher, request);
    return rows.map((row) => ({ id: row.id, ...listing.option(row, searcher.language) }));
  };
  return {
    tenants: [...tenants],
    customers: await find(customerListing),
    documents: await find(documentListing),
    media: await find(mediaListing),
    roles: await find(roleListing),
    users: await find(createUserListing()),
  };
}
