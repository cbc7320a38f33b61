import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { customers } from '../customers/customer.table';
import { documentTemplates } from '../document-templates/document-template.table';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Saved documents. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    title: text().notNull(),
    /** `2026-0418`. */
    number: text().notNull().unique(),
    customerId: uuid('customer_id').references(() => customers.id),
    templateId: uuid('template_id')
      .notNull()
      .references(() => documentTemplates.id),
    /** The version of the template that it was last made from. */
    templateVersion: integer('template_version').notNull(),
    /** Values by tag that it was last made from. Its items are rows of `document_items`. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    state: text({ enum: ['saved', 'signed', 'sent'] }).notNull(),
    archived: boolean().notNull().default(false),
    currentVersion: integer('current_version').notNull(),
    authorId: userReference(),
    lastModifiedBy: userReference(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** Text of the current version's pages. */
    pageText: text('page_text').notNull(),
    /** Folded words of title, number and pages, split at the same signs as the words that are searched. */
    searchWords: tsvector('search_words')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple'::regconfig, translate(atrium_fold(title || ' ' || number || ' ' || page_text), './@_-+,:&<>~=?#%', '                '))`,
      ),
  },
  (table) => [
    index('documents_updated_at').on(table.updatedAt, table.id),
    index('documents_created_at').on(table.createdAt, table.id),
    index('documents_title').on(sql`atrium_sort_key(coalesce(${table.title}, '')) collate "C"`, table.id),
    index('documents_number').on(sql`atrium_sort_key(coalesce(${table.number}, '')) collate "C"`, table.id),
    index('documents_customer').on(table.customerId, table.updatedAt, table.id),
    index('documents_template').on(table.templateId, table.updatedAt, table.id),
    index('documents_author').on(table.authorId, table.updatedAt, table.id),
    index('documents_state').on(table.state, table.updatedAt, table.id),
    index('documents_search').using('gin', table.searchWords).with({ fastupdate: false }),
  ],
);
