import type { DocumentVersion } from '@atrium/api-client/contract';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { documentFileColumns } from '../document-file-columns';
import { documents } from '../document.table';

/** Versions of documents. They never change. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text().$type<DocumentVersion['kind']>().notNull(),
    /** Number of the version that it was made from. */
    parent: integer(),
    restoredFrom: integer('restored_from'),
    ...documentFileColumns,
    authorId: userReference(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('document_versions_number').on(table.documentId, table.number),
    index('document_versions_pdf').on(table.pdf),
    index('document_versions_docx').on(table.docx),
  ],
);
