import { and, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { invoices } from '../invoices/invoice.table';
import { quotes } from '../quotes/quote.table';
import { paymentMethods, payments, transferReceipts } from './payment.table';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment with its quote, its card or pro-forma invoice, and what was received for it. */
export type PaymentRecord = Awaited<ReturnType<typeof findRecords>>[number];

/** A payment and the quote that it pays. */
export type Ordered = Pick<PaymentRecord, 'payment' | 'quote'>;

/** Received for a payment by bank transfer and not account credit, in cents. Names its tables, so that any query can use it. */
export const received = sql<number>`coalesce((select sum(receipt.amount) from ${transferReceipts} receipt
  where receipt.payment_id = payments.id and not receipt.is_credit), 0)`.mapWith(Number);

/** Payments with a property, newest first. */
export const findRecords = (db: DatabaseHandle, where: SQL | undefined) =>
  db
    .select({
      payment: payments,
      quote: quotes,
      card: paymentMethods,
      proforma: { id: invoices.id, premise: invoices.premise, device: invoices.device, sequence: invoices.sequence },
      received,
    })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.methodId))
    .leftJoin(invoices, eq(invoices.id, payments.proformaId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id));

const findRecord = async (db: DatabaseHandle, where: SQL | undefined): Promise<PaymentRecord | null> =>
  (await findRecords(db, where))[0] ?? null;

export const findPayment = (db: DatabaseHandle, id: string) => findRecord(db, eq(payments.id, id));

export const findPaymentByRef = (db: DatabaseHandle, ref: string) => findRecord(db, eq(payments.ref, ref));

/** The payment that started a creation; null for a trial. */
export const findPaymentOfOperation = (db: DatabaseHandle, operationId: string) =>
  findRecord(db, eq(payments.operationId, operationId));

/** The latest payment of a quote; null for none. */
export const findPaymentOfQuote = async (db: DatabaseHandle, quoteId: string): Promise<PaymentRow | null> =>
  (await findRecord(db, eq(payments.quoteId, quoteId)))?.payment ?? null;

/** A company CRM's payments, newest first. */
export const findPayments = (db: DatabaseHandle, tenantId: string) => findRecords(db, eq(payments.tenantId, tenantId));

const openStates = ['processing', 'action_needed', 'authorised', 'capturing'] as const;

/** The only payment of a company CRM at a gateway; null for none. */
export async function findOpenPayment(db: DatabaseHandle, tenantId: string): Promise<PaymentRow | null> {
  const isOpen = inArray(payments.state, [...openStates]);
  return (await findRecord(db, and(eq(payments.tenantId, tenantId), isOpen)))?.payment ?? null;
}

const isAwaited = (tenantId: string) => and(eq(payments.tenantId, tenantId), eq(payments.state, 'awaiting_transfer'));

/** Orders and renewals of a company CRM that wait for a bank transfer: one of each at most. */
export const findAwaited = (db: DatabaseHandle, tenantId: string) =>
  findRecords(db, and(isAwaited(tenantId), ne(payments.kind, 'correction')));

/** Payments of owed invoices that wait for a bank transfer, the oldest first. */
export const findOwed = async (db: DatabaseHandle, tenantId: string): Promise<PaymentRecord[]> =>
  (await findRecords(db, and(isAwaited(tenantId), eq(payments.kind, 'correction')))).toReversed();

/** Times of declines with the customer present, newest first. */
export async function findDeclines(db: DatabaseHandle, tenantId: string, since: Date): Promise<Date[]> {
  const isDecline = and(eq(payments.state, 'declined'), eq(payments.isPresent, true), gt(payments.createdAt, since));
  const declines = await findRecords(db, and(eq(payments.tenantId, tenantId), isDecline));
  return declines.map(({ payment }) => payment.createdAt);
}

/** Whether a renewal was paid at that moment or later. */
export async function wasRenewedSince(db: DatabaseHandle, tenantId: string, since: Date): Promise<boolean> {
  const isRenewal = and(eq(payments.tenantId, tenantId), eq(payments.kind, 'renewal'));
  const isPaid = inArray(payments.state, ['captured', 'settled']);
  return (await db.$count(payments, and(isRenewal, isPaid, gte(payments.createdAt, since)))) > 0;
}

const unfinishedStates = ['processing', 'action_needed', 'capturing', 'voiding', 'refunding'] as const;

/** Payments with an outcome to read from their gateway, unchanged since that moment. */
export const findUnfinished = (db: DatabaseHandle, before: Date) =>
  findRecords(db, and(inArray(payments.state, [...unfinishedStates]), lt(payments.updatedAt, before)));

type OfQuote = 'tenantId' | 'quoteId' | 'amount' | 'createdAt' | 'updatedAt';
type NewPayment = Omit<typeof payments.$inferInsert, OfQuote> & Partial<Pick<PaymentRow, 'amount'>>;

/** Inserts the payment of a quote, of what that leaves to pay after account credit, unless the row names other sums. */
export async function insertPayment(
  tx: Transaction,
  now: Date,
  { id: quoteId, tenantId, settled }: Ordered['quote'],
  row: NewPayment,
): Promise<PaymentRow> {
  const sums = { amount: settled.amount_due, creditUsed: settled.credit_used };
  const [inserted] = await tx
    .insert(payments)
    .values({ tenantId, quoteId, ...sums, ...row, createdAt: now, updatedAt: now })
    .returning();
  if (inserted === undefined) throw new Error('A payment could not be inserted.');
  return inserted;
}

/** Updates a payment. Its state changes by events alone (`sendPaymentEvent`). */
export async function updatePayment(
  tx: Transaction,
  id: string,
  change: { readonly [K in Exclude<keyof PaymentRow, 'state'>]?: PaymentRow[K] | SQL } & Pick<PaymentRow, 'updatedAt'>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}
