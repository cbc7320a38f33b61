import type { PlanCycle, PlanLine, TaxCategory, TaxSum } from '@atrium/api-client/contract/pricing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { tenantReference } from '../../tenants/tables';
import type { DocumentCause } from '../bills/bill';
import { subscriptionPeriods } from '../periods/period.table';
import { vatChecks } from '../vat/checks/vat-check.table';
import type { VatReason } from '../vat/decide-vat';
import type { InvoiceParty } from './buyer';

const kinds = ['invoice', 'credit_note', 'proforma'] as const;
const cents = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/** The latest number of a device. Taking the next number locks the row until the transaction ends. */
export const invoiceRanges = pgTable(
  'invoice_ranges',
  {
    premise: text().notNull(),
    device: text().notNull(),
    last: integer().notNull(),
    /** Issue dates never go back: no later number has an earlier day. */
    lastIssuedOn: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.premise, table.device] })],
);

/** A document that another one refers to. */
export interface InvoiceReference {
  readonly kind: (typeof kinds)[number];
  readonly number: string;
  readonly issued_on: string;
}

/**
 * Issued invoices, credit notes and pro-forma invoices; amounts in cents. Immutable except for the marks of fiscal
 * verification. What a document says is named as in the contract: `issued_on`.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    tenantId: tenantReference(),
    kind: text({ enum: kinds }).notNull(),
    cause: text().$type<DocumentCause>().notNull(),
    /** The day it is calculated for. */
    day: day().notNull(),
    /** The invoice that a credit note corrects. */
    corrects: uuid().references((): AnyPgColumn => invoices.id),
    premise: text().notNull(),
    device: text().notNull(),
    /** From 1, without gaps. */
    sequence: integer().notNull(),
    issuedAt: instant().notNull(),
    issued_on: day().notNull(),
    language: text({ enum: ['en', 'sl'] }).notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    /** Title of the company CRM; null for none. */
    subject: text(),
    /** The first and the last day that its lines bill. */
    supplied_from: day().notNull(),
    supplied_to: day().notNull(),
    /** Null if nothing remains to be paid. */
    due_on: day(),
    payment: text({ enum: ['card', 'bank_transfer'] }).notNull(),
    /** Null while a bank transfer is pending, and if nothing is due. */
    paid_on: day(),
    /** Creditor reference of a bank transfer, `RF…`; null for none. */
    payment_reference: text(),
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
    credit_used: cents().notNull(),
    becomes_credit: cents().notNull(),
    amount_due: cents().notNull(),
    credit_left: cents().notNull(),
    vat_reason: text().$type<VatReason>().notNull(),
    /** The VIES check that the VAT decision is based on; null for none. */
    vat_check: uuid().references(() => vatChecks.id),
    /** Reasons for charging no VAT, without repeats, in the document's language. */
    clauses: jsonb().$type<readonly string[]>().notNull(),
    references: jsonb('refers_to').$type<readonly InvoiceReference[]>().notNull(),
    /** Marks of fiscal verification, each written once. */
    zoi: text(),
    eor: text(),
    /** The 60 digits of its QR code. */
    fiscal_qr: text(),
  },
  (table) => [
    unique('invoices_number').on(table.premise, table.device, table.sequence),
    index('invoices_of_tenant').on(table.tenantId, table.issuedAt),
    index('invoices_corrects').on(table.corrects),
    check('invoices_credit_notes_correct', sql`(${table.kind} = 'credit_note') = (${table.corrects} is not null)`),
    check(
      'invoices_add_up',
      sql`${table.total} = ${table.net} + ${table.tax} and ${table.total} = ${table.credit_used} + ${table.amount_due} - ${table.becomes_credit}`,
    ),
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
    item: text().$type<PlanLine['id']>().notNull(),
    /** Cycle of the billed period. */
    cycle: text().$type<PlanCycle>().notNull(),
    /** The period that it bills; null on a pro-forma invoice, whose period has not begun. */
    period_id: uuid().references(() => subscriptionPeriods.id),
    /** Position of the line that a credit note takes off; null on other documents. */
    corrects: integer(),
    /** The billed days, `[from, to)`. */
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    quantity: integer().notNull(),
    unit_price: cents().notNull(),
    /** Billed days of a billing period and all its days; null if all are billed. */
    shareRemaining: integer(),
    shareWhole: integer(),
    /** Deducted from the line, without VAT; has the line's sign. */
    discount: cents().notNull(),
    net: cents().notNull(),
    tax_category: text().$type<TaxCategory>().notNull(),
    tax_rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);
