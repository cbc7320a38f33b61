import { and, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { invoices } from '../invoices/invoice.table';
import type { InvoiceNumber } from '../invoices/numbers/invoice-number';
import type { QuoteRow } from '../quotes/quote.repository';
import { quotes } from '../quotes/quote.table';
import type { PaymentMethodRow } from './methods/method.repository';
import { paymentMethods, payments } from './payment.table';
import { transferReceipts } from './transfers/transfer-receipt.table';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment and the quote that it pays. */
export interface Ordered {
  readonly payment: PaymentRow;
  readonly quote: QuoteRow;
}

/** A payment with its quote, and its card or pro-forma invoice. */
export interface PaymentRecord extends Ordered {
  readonly card: PaymentMethodRow | null;
  readonly proforma: InvoiceNumber | null;
  /** Received by bank transfer and not account credit, in cents. */
  readonly received: number;
}

/** Received for a payment by bank transfer and not account credit, in cents. */
export const received = sql<number>`coalesce((select sum(${transferReceipts.amount}) from ${transferReceipts}
  where ${transferReceipts.paymentId} = ${payments.id} and not ${transferReceipts.isCredit}), 0)`.mapWith(Number);

const selectPayments = (db: DatabaseHandle) =>
  db
    .select({
      payment: payments,
      quote: quotes,
      card: paymentMethods,
      proforma: { premise: invoices.premise, device: invoices.device, sequence: invoices.sequence },
      received,
    })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.methodId))
    .leftJoin(invoices, eq(invoices.id, payments.proformaId));

type NewPayment = Omit<typeof payments.$inferInsert, 'createdAt' | 'updatedAt'>;

export async function insertPayment(tx: Transaction, now: Date, row: NewPayment): Promise<PaymentRow> {
  const [inserted] = await tx
    .insert(payments)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning();
  if (inserted === undefined) throw new Error('A payment could not be inserted.');
  return inserted;
}

export async function findPayment(db: DatabaseHandle, id: string): Promise<PaymentRecord | null> {
  const [found] = await selectPayments(db).where(eq(payments.id, id));
  return found ?? null;
}

export async function findPaymentByRef(db: DatabaseHandle, ref: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row ?? null;
}

/** A company CRM's payments, newest first. */
export async function findPayments(db: DatabaseHandle, tenantId: string): Promise<PaymentRecord[]> {
  return selectPayments(db).where(eq(payments.tenantId, tenantId)).orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Times of declines with the customer present, newest first. */
export async function findDeclines(db: DatabaseHandle, tenantId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: payments.createdAt })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        gt(payments.createdAt, since),
        eq(payments.state, 'declined'),
        eq(payments.isPresent, true),
      ),
    )
    .orderBy(desc(payments.createdAt));
  return rows.map(({ at }) => at);
}

/** Whether a renewal was paid at that moment or later. */
export async function wasRenewedSince(db: DatabaseHandle, tenantId: string, since: Date): Promise<boolean> {
  const isRenewal = and(eq(payments.tenantId, tenantId), eq(payments.kind, 'renewal'));
  const isPaid = inArray(payments.state, ['captured', 'settled']);
  return (await db.$count(payments, and(isRenewal, isPaid, gte(payments.createdAt, since)))) > 0;
}

const openStates = ['processing', 'action_needed', 'authorised', 'capturing'] as const;

/** The only payment of a company CRM at a gateway; null for none. */
export async function findOpenPayment(db: DatabaseHandle, tenantId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), inArray(payments.state, [...openStates])));
  return row ?? null;
}

/** Orders and renewals of a company CRM that wait for a bank transfer: one of each at most. */
export async function findAwaited(db: DatabaseHandle, tenantId: string): Promise<Ordered[]> {
  return db
    .select({ payment: payments, quote: quotes })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .where(and(isAwaited(tenantId), ne(payments.kind, 'correction')));
}

/** Payments of owed invoices that wait for a bank transfer, the oldest first. */
export async function findOwed(db: DatabaseHandle, tenantId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(isAwaited(tenantId), eq(payments.kind, 'correction')))
    .orderBy(payments.createdAt, payments.id);
}

const isAwaited = (tenantId: string) => and(eq(payments.tenantId, tenantId), eq(payments.state, 'awaiting_transfer'));

/** The latest payment of a quote; null for none. */
export async function findPaymentOfQuote(db: DatabaseHandle, quoteId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.quoteId, quoteId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** The payment that started a creation; null for a trial. */
export async function findPaymentOfOperation(db: DatabaseHandle, operationId: string): Promise<PaymentRecord | null> {
  const [found] = await selectPayments(db).where(eq(payments.operationId, operationId));
  return found ?? null;
}

const unfinishedStates = ['processing', 'action_needed', 'capturing', 'voiding', 'refunding'] as const;

/** Payments with an outcome to read from their gateway, unchanged since that moment. */
export async function findUnfinished(db: DatabaseHandle, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...unfinishedStates]), lt(payments.updatedAt, before)));
  return rows.map(({ id }) => id);
}

/** Updates a payment. Its state changes by events alone (`sendPaymentEvent`). */
export async function updatePayment(
  tx: Transaction,
  id: string,
  change: Partial<Omit<PaymentRow, 'state'>> & Pick<PaymentRow, 'updatedAt'>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}
