import type { Selection } from '@atrium/api-client/contract';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import type { DocumentCause } from '../bills/bill';
import { quotes } from '../quotes/quote.table';
import type { PaymentMethodRow } from './methods/method.repository';
import { paymentMethods, payments } from './payment.table';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentState = PaymentRow['state'];

/** A payment with its card and the plan that it is for. */
export interface PaymentRecord {
  readonly payment: PaymentRow;
  readonly card: PaymentMethodRow | null;
  readonly selection: Selection;
  readonly cause: DocumentCause;
}

const cause = sql<DocumentCause>`${quotes.settled} -> 'bill' ->> 'cause'`;

const selectPayments = (db: DatabaseHandle) =>
  db
    .select({ payment: payments, card: paymentMethods, selection: quotes.selection, cause })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.methodId));

export async function insertPayment(tx: Transaction, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
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

/** Whether a renewal was paid after that moment. */
export async function wasRenewedSince(db: DatabaseHandle, tenantId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.kind, 'renewal'),
        gt(payments.createdAt, since),
        inArray(payments.state, ['captured', 'settled']),
      ),
    )
    .limit(1);
  return rows.length > 0;
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

/** Payments of a company CRM that wait for a bank transfer: an ordered plan, a renewal, or both. */
export async function findAwaited(db: DatabaseHandle, tenantId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.state, 'awaiting_transfer')));
}

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

/** Updates a payment only in one of the given states; returns whether it did. */
export async function transitionPayment(
  tx: Transaction,
  id: string,
  from: readonly PaymentState[],
  change: Partial<typeof payments.$inferInsert> & { readonly updatedAt: Date },
): Promise<boolean> {
  const updated = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning({ id: payments.id });
  return updated.length > 0;
}
