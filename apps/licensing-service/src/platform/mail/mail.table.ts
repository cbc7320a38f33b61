import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';
import type { MailAttachment } from './mailer';

/** All e-mails. Written in the transaction of the change that causes them, sent afterwards. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    /** Deduplication key, such as `operation:{id}:ready`. A second e-mail with the same key is not written. */
    onceKey: text('once_key').unique(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    /** Attached file, or null. */
    attachment: jsonb().$type<MailAttachment>(),
    state: text({ enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    error: text(),
  },
  (table) => [index('mail_waiting').on(table.state, table.nextAttemptAt), index('mail_created').on(table.createdAt)],
);
