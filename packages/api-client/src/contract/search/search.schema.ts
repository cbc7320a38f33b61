import { Type, type Static } from 'typebox';
import { idSchema } from '../fields.schema';
import { named } from '../named.schema';
import { tenantSummarySchema } from '../tenants/tenant.schema';

/** Maximum results of each kind. */
export const maxSearchResults = 6;

const searchResultSchema = named('SearchResult', {
  id: idSchema,
  /** Name of the record. */
  title: Type.String(),
  /** Distinguishes records of the same name, such as an e-mail address. */
  subtitle: Type.Union([Type.String(), Type.Null()]),
});

const found = Type.Array(searchResultSchema, { maxItems: maxSearchResults });

/** Records that the caller may view, by kind. Kinds that they may not view are empty. */
export const searchResultsSchema = named('SearchResults', {
  /** Without a search, the latest ones. */
  tenants: Type.Array(tenantSummarySchema, { maxItems: maxSearchResults }),
  customers: found,
  documents: found,
  media: found,
  roles: found,
  users: found,
});

/** A record that a search found. */
export type SearchResult = Static<typeof searchResultSchema>;
/** Records that a search found, by kind. */
export type SearchResults = Static<typeof searchResultsSchema>;

/** Request and response of `searchEndpoint`. */
export const searchSchema = {
  summary:
    'Finds company CRMs, customers, documents, media, roles and users that the caller may view; without a search, the latest company CRMs.',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
  answers: { 200: searchResultsSchema },
} as const;
