import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns';

/** Audit log: who did what, when and from where. Append-only, except that erasure replaces personal values. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    actorId: uuid('actor_id'),
    /** For example `auth.login` or `tenant.start`. */
    action: text().notNull(),
    /** `view/{module}` shows the entry. */
    module: text().notNull().default(''),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    /** Name of the subject at that time. */
    title: text(),
    /** Ids of further records whose activity shows the entry. */
    related: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requestId: text('request_id'),
    ip: text(),
    /** Values of the declared fields, by path. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Changed fields whose values are not recorded. */
    changed: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Folded title and changed values. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('audit_subject').on(table.subjectType, table.subjectId, table.at, table.id),
    index('audit_at').on(table.at, table.id),
    index('audit_module').on(table.module, table.at, table.id),
    index('audit_actor').on(table.actorId, table.at, table.id),
    index('audit_related')
      .using('gin', table.related)
      .where(sql`${table.related} <> '{}'`),
    index('audit_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/**
 * Who acted in which module, so that finding the people of the activity does not read every entry. A trigger adds them
 * with their first entry. Two transactions may add the same person, because a unique index would let them wait for
 * each other.
 */
export const auditPeople = pgTable(
  'audit_people',
  {
    module: text().notNull(),
    actorId: uuid('actor_id').notNull(),
  },
  (table) => [index('audit_people_module').on(table.module, table.actorId)],
);
