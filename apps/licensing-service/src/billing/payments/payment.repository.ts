import type { Selection } from '@atrium/api-client/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { type DatabaseHandle, localDay, type Transaction } from '../../platform';
import { ledgerEntries } from '../ledger/ledger.table';
import { invoices } from '../invoices/invoice.table';
import { quotes } from '../quotes/quote.table';
import { paymentMethods, payments } from './payment.table';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentState = PaymentRow['state'];
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** A payment with the card that pays it, and the plan it pays for. */
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
  const [written] = await tx.insert(payments).values(row).returning();
  if (written === undefined) throw new Error('A payment could not be written.');
  return written;
}

export async function findPayment(db: DatabaseHandle, id: string): Promise<PaymentRecord | null> {
  const [found] = await selectPayments(db).where(eq(payments.id, id));
  return found ?? null;
}

export async function findPaymentByRef(db: DatabaseHandle, ref: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row ?? null;
}

/** The payments of a company CRM, the newest first. */
export async function findPayments(db: DatabaseHandle, tenantId: string): Promise<PaymentRecord[]> {
  return selectPayments(db).where(eq(payments.tenantId, tenantId)).orderBy(desc(payments.createdAt), desc(payments.id));
}

/** When cards were declined with the customer present, the latest first. */
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

/** Whether any period was paid for after that moment. */
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

/** A cancelled transfer that arrived in the asked amount. */
const cameInFull = sql`exists (select 1 from ${ledgerEntries} where ${ledgerEntries.invoiceId} = ${payments.invoiceId}
  and ${ledgerEntries.kind} = 'payment' and ${ledgerEntries.amount} >= ${payments.amount})`;

/** Whether a change was cancelled after that moment because its overdue bank transfer has not arrived. */
export async function hasExpiredSince(db: DatabaseHandle, tenantId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ dueOn: payments.dueOn, endedAt: payments.updatedAt })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.kind, 'change'),
        eq(payments.way, 'bank_transfer'),
        eq(payments.state, 'voided'),
        not(cameInFull),
        gt(payments.updatedAt, since),
      ),
    );
  return rows.some(({ dueOn, endedAt }) => dueOn !== null && localDay(endedAt) > dueOn);
}

const underWay = ['processing', 'action_needed', 'authorised', 'capturing', 'awaiting_transfer'] as const;

/** The one payment of a company CRM that is not over; null where there is none. */
export async function findPaymentUnderWay(db: DatabaseHandle, tenantId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), inArray(payments.state, [...underWay])));
  return row ?? null;
}

/** Credit that payments use which are not billed yet, in cents: of those under way, and of a creation until it is active. */
export async function findPromisedCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  const rows = await db
    .select({ priced: quotes.priced })
    .from(payments)
    .innerJoin(quotes, eq(quotes.id, payments.quoteId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        eq(payments.tenantId, tenantId),
        inArray(payments.state, [...underWay, 'captured', 'settled']),
        or(isNull(invoices.id), eq(invoices.kind, 'proforma')),
      ),
    );
  return rows.reduce((sum, { priced }) => sum + priced.credit_used, 0);
}

/** The last payment that was made for a quote; null where there was none. */
export async function findPaymentOfQuote(db: DatabaseHandle, quoteId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.quoteId, quoteId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** The payment that a creation was started by; null for a trial's. */
export async function findPaymentOfOperation(db: DatabaseHandle, operationId: string): Promise<PaymentRecord | null> {
  const [found] = await selectPayments(db).where(eq(payments.operationId, operationId));
  return found ?? null;
}

const unfinished = ['processing', 'action_needed', 'capturing', 'voiding', 'refunding'] as const;

/** Payments that a gateway has to be asked about, and that nothing has happened to since then. */
export async function findUnfinished(db: DatabaseHandle, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...unfinished]), lt(payments.updatedAt, before)));
  return rows.map(({ id }) => id);
}

/**
 * Whether another company CRM of the same author or company waits for the transfer of its creation. The function sees
 * those of other users, too, and answers no more than that.
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

/** Whether a card was entered for another company CRM; sees those of other users, too. */
export async function isCardElsewhere(
  tx: Transaction,
  { tenantId, gateway, method }: Pick<PaymentMethodRow, 'tenantId' | 'gateway' | 'method'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(
    sql`select atrium_has_card(${tenantId}, ${gateway}, ${method}) as has`,
  );
  return rows[0]?.has === true;
}

/** Changes a payment only while it is in one of the states; answers whether it was. */
export async function movePayment(
  tx: Transaction,
  id: string,
  from: readonly PaymentState[],
  change: Partial<typeof payments.$inferInsert> & { readonly updatedAt: Date },
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning({ id: payments.id });
  return moved.length > 0;
}

/** The saved cards of a company CRM, the default first. */
export async function findMethods(db: DatabaseHandle, tenantId: string): Promise<PaymentMethodRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt), isNotNull(paymentMethods.savedAt)),
    )
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.addedAt), desc(paymentMethods.id));
}

/** A card of a company CRM that was not removed, saved or not. */
export async function findMethod(db: DatabaseHandle, tenantId: string, id: string): Promise<PaymentMethodRow | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.tenantId, tenantId), eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
  return row ?? null;
}

/** How many cards were entered since then that nothing has succeeded with. */
export async function countUnsavedMethods(db: DatabaseHandle, tenantId: string, since: Date): Promise<number> {
  return db.$count(
    paymentMethods,
    and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.savedAt), gt(paymentMethods.addedAt, since)),
  );
}
