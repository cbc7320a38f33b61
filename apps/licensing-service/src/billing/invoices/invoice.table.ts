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
import type { InvoiceParty, InvoiceReference } from './invoice-data';

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

/**
 * Issued invoices, credit notes and pro-forma invoices; amounts in cents. Immutable except for the marks of fiscal
 * verification.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    tenantId: tenantReference(),
    kind: text({ enum: ['invoice', 'credit_note', 'proforma'] }).notNull(),
    cause: text().$type<DocumentCause>().notNull(),
    /** The day it is calculated for. */
    day: day().notNull(),
    /** The invoice that a credit note corrects. */
    corrects: uuid().references((): AnyPgColumn => invoices.id),
    premise: text().notNull(),
    device: text().notNull(),
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
    unique('invoices_number').on(table.premise, table.device, table.sequence),
    index('invoices_of_tenant').on(table.tenantId, table.issuedAt),
    index('invoices_corrects').on(table.corrects),
    check('invoices_credit_notes_correct', sql`(${table.kind} = 'credit_note') = (${table.corrects} is not null)`),
    check(
      'invoices_add_up',
      sql`${table.total} = ${table.net} + ${table.tax} and ${table.total} = ${table.creditUsed} + ${table.amountDue} - ${table.becomesCredit}`,
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
    /** The period that it bills; null before it begins. */
    periodId: uuid().references(() => subscriptionPeriods.id),
    /** Position of the line that a credit note takes off. */
    corrects: integer(),
    /** The billed days, `[fromDay, toDay)`. */
    fromDay: day().notNull(),
    toDay: day().notNull(),
    quantity: integer().notNull(),
    unitPrice: cents().notNull(),
    /** Billed days of a billing period and all its days; null if all are billed. */
    shareRemaining: integer(),
    shareWhole: integer(),
    discount: cents().notNull(),
    net: cents().notNull(),
    taxCategory: text().$type<TaxCategory>().notNull(),
    taxRate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);
