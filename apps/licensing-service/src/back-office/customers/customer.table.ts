import type { CustomerContact, CustomerVatCheck } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';

/** The operator's customers. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** Empty once the customer's data is erased. */
    title: text().notNull(),
    /** With its prefix. */
    vatNumber: text('vat_number'),
    street: text(),
    postalCode: text('postal_code'),
    post: text(),
    city: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    language: text({ enum: ['en', 'sl'] }),
    note: text(),
    /** The last answer of VIES about `vatNumber`. */
    vatCheck: jsonb('vat_check').$type<CustomerVatCheck>(),
    /** In the order in which they are shown. */
    contacts: jsonb().$type<CustomerContact[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    authorId: userReference(),
    lastModifiedBy: userReference(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    erasedAt: instant(),
    version: integer().notNull().default(1),
    /** Folded text for search: lines for title, VAT number and contacts. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`atrium_fold(chr(10) || title || chr(10) || coalesce(vat_number, '') || chr(10) || atrium_contact_values(contacts))`,
      ),
  },
  (table) => [
    index('customers_updated_at').on(table.updatedAt, table.id),
    index('customers_created_at').on(table.createdAt, table.id),
    index('customers_title').on(sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`, table.id),
    index('customers_author').on(table.authorId, table.updatedAt, table.id),
    index('customers_country').on(table.country, table.updatedAt, table.id),
    index('customers_country_title').on(
      table.country,
      sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`,
      table.id,
    ),
    index('customers_inactive_title')
      .on(sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`, table.id)
      .where(sql`not ${table.active}`),
    index('customers_inactive')
      .on(table.updatedAt, table.id)
      .where(sql`not ${table.active}`),
    index('customers_vat_number').on(table.vatNumber),
    // A list of pending entries would be read whole by each look-up during an import.
    index('customers_contacts').using('gin', table.contacts.op('jsonb_path_ops')).with({ fastupdate: false }),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);
