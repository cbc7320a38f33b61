import type { Quote, Selection } from '@atrium/api-client/contract';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/tables';
import { tenantReference } from '../../tenants/tables';
import type { SettledBill } from '../bills/bill';
import type { InvoiceParty } from '../invoices/buyer';
import { priceListVersions } from '../price-list/price-list.table';
import { vatChecks } from '../vat/checks/vat-check.table';

/** Quotes as shown to the customer; immutable. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    tenantId: tenantReference('cascade'),
    kind: text({ enum: ['creation', 'change', 'renewal'] }).notNull(),
    /** The moment that prices and proration are computed for. */
    frozenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    selection: jsonb().$type<Selection>().notNull(),
    /** The running plan that it changes; null for none. */
    previous: jsonb().$type<Selection>(),
    priceListVersion: integer()
      .notNull()
      .references(() => priceListVersions.version),
    /** Version of the subscription that it changes; 0 for none. */
    subscriptionVersion: integer().notNull(),
    /** The buyer that the VAT was decided for. */
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    vat: jsonb().$type<Quote['vat']>().notNull(),
    /** The VIES check that the VAT decision is based on. */
    vatCheck: uuid().references(() => vatChecks.id),
    /** The documents to issue, the periods to change, and the sums after credit. */
    settled: jsonb().$type<SettledBill>().notNull(),
    /** In cents. */
    amountDue: bigint({ mode: 'number' }).notNull(),
    /** The next invoice (ISO 8601; in cents, with VAT, before account credit), or the end of the subscription without a total. */
    nextInvoice: jsonb().$type<{ readonly on: string; readonly total: number | null }>().notNull(),
  },
  (table) => [index('quotes_of_tenant').on(table.tenantId), index('quotes_expires_at').on(table.expiresAt)],
);
