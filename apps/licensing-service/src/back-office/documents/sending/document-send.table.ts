import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant, mailMessages } from '../../../platform/tables';
import { documents } from '../document.table';

/** E-mails with a version of a document, one for each recipient. Their state is that of the e-mail. */
export const documentSends = pgTable(
  'document_sends',
  {
    id: id(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    number: integer().notNull(),
    recipient: text().notNull(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mailMessages.id),
    authorId: userReference(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('document_sends_document').on(table.documentId, table.createdAt),
    index('document_sends_mail').on(table.mailId),
  ],
);
