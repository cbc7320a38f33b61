import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { tenantReference } from '../../tenants/tables';
import { invoices } from '../invoices/invoice.table';
import { transferReceipts } from '../payments/payment.table';

/**
 * The ledger of a company CRM, in cents: invoices, refunds and payouts are below 0, payments and credit notes above 0.
 * What an invoice leaves unpaid is posted as owed, and taken off once it is paid.
 * Rows are inserted, never changed; their sum is the account credit.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    tenantId: tenantReference(),
    /** From 1, per account. */
    position: integer().notNull(),
    kind: text({ enum: ['invoice', 'payment', 'credit_note', 'refund', 'payout', 'owed', 'owed_paid'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Account credit after it and all entries of the same moment. */
    balance: bigint({ mode: 'number' }).notNull(),
    /** The bank transfer that it posts; null for others. */
    receiptId: uuid().references(() => transferReceipts.id),
    /** Its document; null for a payout. */
    invoiceId: uuid().references(() => invoices.id),
    /** For a payout: the date of the bank statement, `YYYY-MM-DD`. */
    paidOn: date({ mode: 'string' }),
    at: instant().notNull(),
  },
  (table) => [
    unique('ledger_entries_position').on(table.tenantId, table.position),
    /** A document, its payment and each receipt are posted once. */
    uniqueIndex('ledger_entries_once')
      .on(table.invoiceId, table.kind)
      .where(sql`${table.receiptId} is null`),
    unique('ledger_entries_receipt').on(table.receiptId),
    index('ledger_entries_of_invoice').on(table.invoiceId),
    check(
      'ledger_entries_sign',
      sql`(${table.kind} in ('payment', 'credit_note', 'owed') and ${table.amount} >= 0) or ${table.kind} in ('invoice', 'refund') or (${table.kind} in ('payout', 'owed_paid') and ${table.amount} < 0)`,
    ),
    check(
      'ledger_entries_payout',
      sql`(${table.kind} = 'payout') = (${table.invoiceId} is null) and (${table.kind} = 'payout') = (${table.paidOn} is not null)`,
    ),
  ],
);
