import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';
import { invoices } from '../invoices/invoice.table';

/**
 * The account of a company CRM, in cents: what was invoiced, refunded or paid out stands below 0, what was paid or given
 * back above. Rows are added, never changed; their sum is the credit.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** From 1, in each account. */
    position: integer().notNull(),
    kind: text({ enum: ['invoice', 'payment', 'credit_note', 'refund', 'payout'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The credit after it, and after the entries of the same moment. */
    balance: bigint({ mode: 'number' }).notNull(),
    /** The document it belongs to; null for a payout. */
    invoiceId: uuid().references(() => invoices.id),
    /** Of a payout: the day of the bank statement, `YYYY-MM-DD`. */
    paidOn: date({ mode: 'string' }),
    at: instant().notNull(),
  },
  (table) => [
    unique('ledger_entries_position').on(table.tenantId, table.position),
    /** A document is entered once, and so is its payment. */
    unique('ledger_entries_once').on(table.invoiceId, table.kind),
    index('ledger_entries_of_invoice').on(table.invoiceId),
    check(
      'ledger_entries_sign',
      sql`(${table.kind} in ('payment', 'credit_note') and ${table.amount} >= 0) or ${table.kind} in ('invoice', 'refund') or (${table.kind} = 'payout' and ${table.amount} < 0)`,
    ),
    check(
      'ledger_entries_payout',
      sql`(${table.kind} = 'payout') = (${table.invoiceId} is null) and (${table.kind} = 'payout') = (${table.paidOn} is not null)`,
    ),
  ],
);
