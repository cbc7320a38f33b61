import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Audit log: who did what, when and from where. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    actorId: uuid('actor_id'),
    /** For example `auth.login` or `tenant.start`. */
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    requestId: text('request_id'),
    ip: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_subject').on(table.subjectType, table.subjectId), index('audit_at').on(table.at)],
);
