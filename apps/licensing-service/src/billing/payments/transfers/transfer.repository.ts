import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { and, eq, inArray, isNotNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { formatInvoiceNumber } from '../../invoices/numbers/invoice-number';
import type { Day } from '../../periods/days';
import { findRecords, type Ordered, type PaymentRecord, updatePayment } from '../payment.repository';
import { payments, transferReceipts } from '../payment.table';

/** Days after its due date during which a transfer that is no longer pending may still arrive. */
const lateArrivalDays = 90;

const isPending = sql`${payments.state} = 'awaiting_transfer'`;

/** SQL condition for a company CRM with a pending transfer. */
export const hasPendingTransfer = (tenantId: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${payments} where ${payments.tenantId} = ${tenantId} and ${isPending})`;

/** SQL condition for a transfer of which less was recorded than requested. */
const isIncomplete = sql`${payments.amount} > coalesce((select sum(${transferReceipts.amount}) from ${transferReceipts}
  where ${transferReceipts.paymentId} = ${payments.id}), 0)`;

/** SQL condition for a pending transfer, or one that ended and whose money, or the rest of it, may still arrive. */
export const mayArrive = (now: Date): SQL => sql`${payments.methodType} = 'bank_transfer' and (${isPending}
  or ${payments.state} = 'voided' and ${isIncomplete}
    and ${payments.dueOn} >= (${now.toISOString()}::timestamptz - make_interval(days => ${lateArrivalDays}))::date)`;

/** Transfers that may arrive, per company CRM: the pending one, then the latest that ended. */
export async function findExpectedTransfers(tx: Transaction, tenantIds: readonly string[], now: Date) {
  const found = await findRecords(tx, and(inArray(payments.tenantId, [...tenantIds]), mayArrive(now)));
  const expected = found.flatMap(({ payment, proforma, received }) => {
    if (proforma === null) return [];
    const isAwaited = payment.state === 'awaiting_transfer';
    const transfer: SubscriptionSummary['transfers'][number] = {
      payment_id: payment.id,
      is_invoice: payment.kind === 'correction',
      is_awaited: isAwaited,
      amount: payment.amount,
      received: isAwaited ? received : 0,
      number: formatInvoiceNumber(proforma),
      due_on: payment.dueOn,
    };
    return [{ tenantId: payment.tenantId, transfer }];
  });
  return expected.toSorted((one, other) => Number(other.transfer.is_awaited) - Number(one.transfer.is_awaited));
}

/** Orders and renewals that wait for a transfer which is due by a day, or for which something was received. */
export function findDueTransfers(db: DatabaseHandle, day: Day): Promise<PaymentRecord[]> {
  const isDue = or(lte(payments.dueOn, day), isNotNull(payments.receivedOn));
  return findRecords(db, and(isPending, ne(payments.kind, 'correction'), isDue));
}

/**
 * Whether a transfer counts that reached the bank after the last valid day: a renewal takes it for a new period, and an
 * owed invoice is never too late to be paid.
 */
export const acceptsLateTransfer = ({ payment: { kind }, quote }: Ordered): boolean =>
  kind === 'correction' || quote.settled.bill.cause === 'renewal';

type NewReceipt = typeof transferReceipts.$inferInsert;

/** A receipt as on the bank statement. */
export type RecordedReceipt = Pick<NewReceipt, 'paymentId' | 'receivedOn' | 'amount' | 'reference'>;

/** Whether a payment has the same receipt already. */
export async function isRecorded(db: DatabaseHandle, receipt: RecordedReceipt): Promise<boolean> {
  const { paymentId, receivedOn, amount, reference } = transferReceipts;
  const isSameDay = and(eq(paymentId, receipt.paymentId), eq(receivedOn, receipt.receivedOn));
  const isSame = and(isSameDay, eq(amount, receipt.amount), eq(reference, receipt.reference));
  return (await db.$count(transferReceipts, isSame)) > 0;
}

/** Stores a receipt. The latest bank day of all is the day on which its payment was received. */
export async function insertReceipt(tx: Transaction, row: NewReceipt): Promise<void> {
  await tx.insert(transferReceipts).values(row);
  const receivedOn = sql`greatest(${payments.receivedOn}, ${row.receivedOn})`;
  await updatePayment(tx, row.paymentId, { receivedOn, updatedAt: row.recordedAt });
}
