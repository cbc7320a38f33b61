import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';
import type { MailAttachment } from './mailer';

/** Every e-mail: written with the change that causes it, sent afterwards. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    /** What must happen once, as `operation:{id}:ready`; a second message with the same key is not written. */
    onceKey: text('once_key').unique(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    /** What goes along as a file; null for nothing. */
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
