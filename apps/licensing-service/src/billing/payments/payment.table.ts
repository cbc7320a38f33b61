import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { operations, tenants } from '../../tenants/tables';
import { invoices } from '../invoices/invoice.table';
import type { PreviousPlan } from '../subscriptions/previous-plan';
import { quotes } from '../quotes/quote.table';
import type { DeclineReason } from '../gateways/payment-gateway';

/** Cards that company CRMs are paid with; their numbers stay with the gateway. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    gateway: text({ enum: ['sandbox', 'stripe'] }).notNull(),
    /** What the gateway calls it. */
    method: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    cardholderName: text().notNull(),
    isDefault: boolean().notNull(),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    addedAt: instant().notNull(),
    /** When a payment or a set-up first succeeded with it; until then it is listed nowhere. */
    savedAt: instant(),
    /** What the gateway calls the set-up that saves it without a payment. */
    setUpRef: text(),
    /** Kept for the payments that were made with it. */
    removedAt: instant(),
  },
  (table) => [
    index('payment_methods_of_tenant').on(table.tenantId),
    uniqueIndex('payment_methods_one_default')
      .on(table.tenantId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['creation', 'change', 'renewal'] }).notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    /** By what it is paid; `none` where nothing is to pay. */
    way: text({ enum: ['card', 'bank_transfer', 'none'] }).notNull(),
    /** The card; null for the other ways. */
    methodId: uuid().references(() => paymentMethods.id, { onDelete: 'cascade' }),
    state: text({
      enum: [
        'processing',
        'action_needed',
        'authorised',
        'capturing',
        'captured',
        'awaiting_transfer',
        'settled',
        'voiding',
        'voided',
        'refunding',
        'refunded',
        'declined',
      ],
    }).notNull(),
    /** Whether the customer was present to confirm at the bank. */
    isPresent: boolean().notNull(),
    /** What the gateway calls it; null until it has answered. */
    ref: text(),
    actionUrl: text(),
    declineReason: text().$type<DeclineReason>(),
    /** The creation that it started. */
    operationId: uuid().references(() => operations.id, { onDelete: 'set null' }),
    /** The invoice it paid, or the pro-forma invoice that waits for a transfer. */
    invoiceId: uuid().references(() => invoices.id),
    dueOn: date({ mode: 'string' }),
    /** Of a transfer that has come: the day of the bank statement. */
    receivedOn: date({ mode: 'string' }),
    /** Of a transfer: the plan that ran before; null where none did. */
    planBefore: jsonb().$type<PreviousPlan>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('payments_of_tenant').on(table.tenantId, table.createdAt),
    index('payments_ref').on(table.ref),
    /** A quote is paid once. */
    uniqueIndex('payments_one_of_quote')
      .on(table.quoteId)
      .where(sql`${table.state} not in ('declined', 'voiding', 'voided', 'refunding', 'refunded')`),
    /** A company CRM is asked for money once at a time. */
    uniqueIndex('payments_one_under_way')
      .on(table.tenantId)
      .where(sql`${table.state} in ('processing', 'action_needed', 'authorised', 'capturing', 'awaiting_transfer')`),
  ],
);
