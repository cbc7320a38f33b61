import type { GatewayName } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../identity/tables';
import { id, instant } from '../../platform/tables';
import { operations, tenantReference } from '../../tenants/tables';
import { invoices } from '../invoices/invoice.table';
import { quotes } from '../quotes/quote.table';
import type { DeclineReason } from '../gateways/payment-gateway';
import { type PaymentEvent, paymentStates } from './payment-machine';

/** Cards of company CRMs; the card numbers stay with the gateway. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    gateway: text().$type<GatewayName>().notNull(),
    /** The gateway's id of the card. */
    method: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    cardholderName: text().notNull(),
    isDefault: boolean().notNull(),
    addedBy: userReference(),
    addedAt: instant().notNull(),
    /** Time of the first successful payment or set-up; a card without one is not listed. */
    savedAt: instant(),
    /** The gateway's id of the set-up that saves it without a payment. */
    setUpRef: text(),
    /** A removed card stays for the payments made with it. */
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
    tenantId: tenantReference('cascade'),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['creation', 'change', 'renewal', 'correction'] }).notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    /** Method of payment; `none` if nothing is due. */
    methodType: text({ enum: ['card', 'bank_transfer', 'none'] }).notNull(),
    /** Null for other methods. */
    methodId: uuid().references(() => paymentMethods.id, { onDelete: 'cascade' }),
    state: text({ enum: paymentStates }).notNull(),
    /** Whether the customer was present to confirm at the bank. */
    isPresent: boolean().notNull(),
    /** The gateway's id of the charge; null until it has answered. */
    ref: text(),
    actionUrl: text(),
    declineReason: text().$type<DeclineReason>(),
    /** The creation it started. */
    operationId: uuid().references(() => operations.id, { onDelete: 'set null' }),
    /** The invoice or credit note that billed it. */
    invoiceId: uuid().references(() => invoices.id),
    /** The pro-forma invoice of a transfer, or the owed invoice. */
    proformaId: uuid().references(() => invoices.id),
    dueOn: date({ mode: 'string' }),
    /** For a transfer: the date of the latest bank statement. */
    receivedOn: date({ mode: 'string' }),
    /** Account credit that it uses besides its amount, in cents; reserved until it is billed. */
    creditUsed: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether its plan was billed, so that it reserves no credit. */
    isBilled: boolean().notNull().default(false),
    createdBy: userReference(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('payments_of_tenant').on(table.tenantId, table.createdAt),
    index('payments_ref').on(table.ref),
    /** A quote is paid at most once. */
    uniqueIndex('payments_one_of_quote')
      .on(table.quoteId)
      .where(
        sql`${table.kind} <> 'correction' and ${table.state} not in ('declined', 'voiding', 'voided', 'refunding', 'refunded')`,
      ),
    /** A company CRM has at most one payment at a gateway, one ordered plan and one renewal that wait for a transfer. */
    uniqueIndex('payments_one_under_way')
      .on(table.tenantId)
      .where(sql`${table.state} in ('processing', 'action_needed', 'authorised', 'capturing')`),
    uniqueIndex('payments_one_awaited')
      .on(table.tenantId, sql`(${table.kind} = 'renewal')`)
      .where(sql`${table.state} = 'awaiting_transfer' and ${table.kind} <> 'correction'`),
  ],
);

/** What happened to payments. Rows are inserted, never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    event: text().$type<PaymentEvent>().notNull(),
    fromState: text({ enum: paymentStates }).notNull(),
    /** Null if the event did not fit the state. */
    toState: text({ enum: paymentStates }),
    at: instant().notNull(),
  },
  (table) => [
    index('payment_events_of_tenant').on(table.tenantId),
    /** No payment returns to a state, so an event that is repeated says nothing new. */
    uniqueIndex('payment_events_once').on(table.paymentId, table.event, table.fromState),
  ],
);

/** Receipts of bank transfers, as the operator recorded them. Rows are inserted, never changed. */
export const transferReceipts = pgTable(
  'transfer_receipts',
  {
    id: id(),
    tenantId: tenantReference(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** Day of the bank statement. */
    receivedOn: date({ mode: 'string' }).notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** As on the bank statement; empty for none. */
    reference: text().notNull(),
    /** Whether it became account credit at once, since it came too late or for a payment that had ended. */
    isCredit: boolean().notNull(),
    recordedBy: userReference(),
    recordedAt: instant().notNull(),
  },
  (table) => [index('transfer_receipts_of_payment').on(table.paymentId)],
);
