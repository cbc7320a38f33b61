import type { DocumentContent, DocumentVersion, ItemTotals } from '@atrium/api-client/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { customers } from '../../customers/customer.table';
import { documentTemplates } from '../../document-templates/document-template.table';
import { documentFileColumns } from '../document-file-columns';
import { documents } from '../document.table';

/** Previewed documents that are not saved. Each belongs to its author alone. */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    id: id(),
    authorId: userReference(),
    number: text().notNull(),
    title: text().notNull(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => documentTemplates.id, { onDelete: 'cascade' }),
    templateVersion: integer('template_version').notNull(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    content: jsonb().$type<DocumentContent>().notNull(),
    kind: text().$type<DocumentVersion['kind']>().notNull(),
    /** The document and version that saving continues. */
    baseId: uuid('base_id').references(() => documents.id, { onDelete: 'cascade' }),
    baseNumber: integer('base_number'),
    ...documentFileColumns,
    totals: jsonb().$type<ItemTotals>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('document_drafts_author').on(table.authorId, table.updatedAt),
    index('document_drafts_expires').on(table.expiresAt),
    index('document_drafts_pdf').on(table.pdf),
    index('document_drafts_docx').on(table.docx),
  ],
);
