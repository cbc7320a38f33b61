import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { tenantReference } from '../tenant.table';

/** Provisioning operations of company CRMs. */
export const operations = pgTable(
  'operations',
  {
    id: id(),
    tenantId: tenantReference(),
    kind: text({ enum: ['create', 'update', 'activate', 'deactivate', 'close'] }).notNull(),
    state: text({ enum: ['queued', 'running', 'succeeded', 'failed', 'cancelling', 'cancelled'] }).notNull(),
    reference: text().notNull().unique(),
    /** Fencing token: a worker may write only while this is the attempt it claimed. */
    attempt: integer().notNull().default(0),
    /** Increases with every visible change. */
    seq: integer().notNull().default(1),
    createdBy: userReference(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('operations_one_open_key')
      .on(table.tenantId)
      .where(sql`${table.state} in ('queued', 'running', 'failed', 'cancelling')`),
    index('operations_tenant').on(table.tenantId, table.createdAt),
  ],
);

export const operationSteps = pgTable(
  'operation_steps',
  {
    operationId: uuid('operation_id')
      .notNull()
      .references(() => operations.id),
    position: integer().notNull(),
    name: text().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'undone'] }).notNull(),
    /** Number of starts since the operation was started or retried; too many fail the operation. */
    tries: integer().notNull().default(0),
    startedAt: instant(),
    endedAt: instant(),
    cause: text(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.name] })],
);
