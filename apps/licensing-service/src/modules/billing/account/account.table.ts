import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../database/columns';
import { invoices } from '../invoices/invoice.table';
import { tenants } from '../../tenants/tenant.table';

/**
 * The account of a company CRM, in cents: what was invoiced stands below 0, what was paid or given back above.
 * Rows are added, never changed; their sum is the credit.
 */
export const accountEntries = pgTable(
  'account_entries',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** From 1, in each account. */
    position: integer().notNull(),
    kind: text({ enum: ['invoice', 'payment', 'credit_note', 'refund'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The credit after it, and after the entries of the same moment. */
    balance: bigint({ mode: 'number' }).notNull(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    at: instant().notNull(),
  },
  (table) => [
    unique('account_entries_position').on(table.tenantId, table.position),
    /** A document is entered once, and so is its payment. */
    unique('account_entries_once').on(table.invoiceId, table.kind),
    index('account_entries_of_invoice').on(table.invoiceId),
    check(
      'account_entries_sign',
      sql`(${table.kind} in ('payment', 'credit_note') and ${table.amount} >= 0) or ${table.kind} in ('invoice', 'refund')`,
    ),
  ],
);
