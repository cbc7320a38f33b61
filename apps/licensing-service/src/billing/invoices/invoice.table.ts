import type { TaxCategory, TaxSum } from '@atrium/api-client/contract/pricing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Seller } from '../../platform';
import { id, instant } from '../../platform/tables';
import { tenants } from '../../tenants/tables';
import { vatChecks } from '../vat/checks/vat-check.table';
import type { VatReason } from '../vat/decide-vat';
import type { InvoiceParty, InvoiceReference } from './invoice-data';

const cents = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/** The latest number of a device in a year. Taking the next number locks the row until the transaction ends. */
export const invoiceRanges = pgTable(
  'invoice_ranges',
  {
    premise: text().notNull(),
    device: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
    /** Issue dates never go back: no later number has an earlier day. */
    lastIssuedOn: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.premise, table.device, table.year] })],
);

/**
 * Issued invoices, credit notes and pro-forma invoices; amounts in cents. Immutable except for the marks of fiscal
 * verification.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ['invoice', 'credit_note', 'proforma'] }).notNull(),
    premise: text().notNull(),
    device: text().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    issuedAt: instant().notNull(),
    issuedOn: day().notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    subject: text(),
    suppliedFrom: day().notNull(),
    suppliedTo: day().notNull(),
    dueOn: day(),
    payment: text({ enum: ['card', 'bank_transfer'] }).notNull(),
    paidOn: day(),
    paymentReference: text(),
    /** Number of lines, so that none can be added later. */
    lineCount: integer().notNull(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    net: cents().notNull(),
    taxes: jsonb().$type<readonly TaxSum[]>().notNull(),
    tax: cents().notNull(),
    total: cents().notNull(),
    balance: cents().notNull(),
    creditUsed: cents().notNull(),
    becomesCredit: cents().notNull(),
    amountDue: cents().notNull(),
    creditLeft: cents().notNull(),
    vatReason: text().$type<VatReason>().notNull(),
    vatCheck: uuid().references(() => vatChecks.id),
    clauses: jsonb().$type<readonly string[]>().notNull(),
    refersTo: jsonb().$type<readonly InvoiceReference[]>().notNull(),
    /** Marks of fiscal verification, each written once. */
    zoi: text(),
    eor: text(),
    fiscalQr: text(),
  },
  (table) => [
    unique('invoices_number').on(table.premise, table.device, table.year, table.sequence),
    index('invoices_of_tenant').on(table.tenantId, table.issuedAt),
    check(
      'invoices_add_up',
      sql`${table.total} = ${table.net} + ${table.tax} and ${table.total} = ${table.creditUsed} + ${table.amountDue} - ${table.becomesCredit}`,
    ),
  ],
);

/** Amounts by which credit notes lower the invoices they correct; with VAT, in cents. */
export const invoiceCorrections = pgTable(
  'invoice_corrections',
  {
    noteId: uuid()
      .notNull()
      .references(() => invoices.id),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    amount: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.invoiceId] }),
    index('invoice_corrections_of_invoice').on(table.invoiceId),
    check('invoice_corrections_take_off', sql`${table.amount} >= 0`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** From 1. */
    position: integer().notNull(),
    description: text().notNull(),
    fromDay: day(),
    toDay: day(),
    quantity: integer().notNull(),
    unitPrice: cents().notNull(),
    /** Seconds of the charged share of a period and of the whole period; null for a whole period. */
    shareRemaining: integer(),
    shareWhole: integer(),
    discount: cents().notNull(),
    net: cents().notNull(),
    taxCategory: text().$type<TaxCategory>().notNull(),
    taxRate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);
