import type { Selection } from '@atrium/api-client/contract';
import { and, desc, eq, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { type DatabaseHandle, localDay, type Transaction } from '../../platform';
import { ledgerEntries } from '../ledger/ledger.table';
import { invoices } from '../invoices/invoice.table';
import { quotes } from '../quotes/quote.table';
import type { PaymentMethodRow } from './methods/method.repository';
import { paymentMethods, payments } from './payment.table';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentState = PaymentRow['state'];

/** A payment with its card and the selected plan. */
export interface PaymentRecord {
  readonly payment: PaymentRow;
  readonly card: PaymentMethodRow | null;
  readonly selection: Selection;
}

const selectPayments = (db: DatabaseHandle) =>
  db
    .select({ payment: payments, card: paymentMethods, selection: quotes.selection })
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

/** A cancelled transfer that arrived later in full. */
const arrivedInFull = sql`exists (select 1 from ${ledgerEntries} where ${ledgerEntries.invoiceId} = ${payments.invoiceId}
  and ${ledgerEntries.kind} = 'payment' and ${ledgerEntries.amount} >= ${payments.amount})`;

/** Whether a change expired after that moment, since its bank transfer did not arrive by its due date. */
export async function hasExpiredSince(db: DatabaseHandle, tenantId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ dueOn: payments.dueOn, endedAt: payments.updatedAt })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.kind, 'change'),
        eq(payments.methodType, 'bank_transfer'),
        eq(payments.state, 'voided'),
        not(arrivedInFull),
        gt(payments.updatedAt, since),
      ),
    );
  return rows.some(({ dueOn, endedAt }) => dueOn !== null && localDay(endedAt) > dueOn);
}

const openStates = ['processing', 'action_needed', 'authorised', 'capturing', 'awaiting_transfer'] as const;

/** The only open payment of a company CRM; null for none. */
export async function findOpenPayment(db: DatabaseHandle, tenantId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), inArray(payments.state, [...openStates])));
  return row ?? null;
}

/** Account credit reserved by unbilled payments, in cents: by open ones, and by a creation until it is active. */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  const rows = await db
    .select({ priced: quotes.priced })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        eq(payments.tenantId, tenantId),
        inArray(payments.state, [...openStates, 'captured', 'settled']),
        or(isNull(invoices.id), eq(invoices.kind, 'proforma')),
      ),
    );
  return rows.reduce((sum, { priced }) => sum + priced.credit_used, 0);
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

/**
 * Whether the creation of another company CRM of the same author or company has a pending transfer. The function reads
 * company CRMs of other users too, and returns only yes or no.
 */
export async function hasPendingCreationElsewhere(
  tx: Transaction,
  { id, authorId }: { readonly id: string; readonly authorId: string },
  vatNumber: string | null,
): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(
    sql`select atrium_has_pending_creation(${id}, ${authorId}, ${vatNumber}) as has`,
  );
  return rows[0]?.has === true;
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
