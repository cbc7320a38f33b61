import type { ConversionWarning, EditProgram } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { documents } from '../document.table';

/** Documents being edited. Saves are kept here until the lock is released; then they become a version. */
export const editSessions = pgTable(
  'edit_sessions',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: userReference(),
    program: text().$type<EditProgram>().notNull(),
    /** The session whose token the program has; null for the page, and once that session has ended. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Name of the file for the program. It stays when the document is renamed. */
    fileName: text('file_name').notNull(),
    /** Number of the version that the content comes from. */
    baseVersion: integer('base_version').notNull(),
    lockToken: text('lock_token'),
    /** What the program says about its user. */
    lockOwner: text('lock_owner').notNull().default(''),
    lockedAt: instant(),
    /** When the lock's holder last called the service. */
    seenAt: instant().notNull(),
    docx: text(),
    pdf: text(),
    size: integer(),
    pages: integer(),
    renderer: text(),
    warnings: jsonb().$type<ConversionWarning[]>(),
    pageText: text('page_text'),
    savedAt: instant(),
    openedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('edit_sessions_document').on(table.documentId),
    index('edit_sessions_session').on(table.sessionId),
    index('edit_sessions_docx').on(table.docx),
    index('edit_sessions_pdf').on(table.pdf),
    index('edit_sessions_saved')
      .on(table.savedAt)
      .where(sql`${table.savedAt} is not null`),
  ],
);
