import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform';
import { formatInvoiceNumber } from '../../invoices/numbers/invoice-number';
import { findRecords } from '../payment.repository';
import { payments } from '../payment.table';

/** Days after its due date during which a cancelled transfer may still arrive. */
const lateArrivalDays = 90;

const isPending = sql`${payments.state} = 'awaiting_transfer'`;

/** SQL condition for a company CRM with a pending transfer. */
export const hasPendingTransfer = (tenantId: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${payments} where ${payments.tenantId} = ${tenantId} and ${isPending})`;

/** SQL condition for a pending transfer, or a cancelled one that may still arrive. */
export const mayArrive = (now: Date): SQL => sql`${payments.methodType} = 'bank_transfer' and (${isPending}
  or ${payments.state} = 'voided' and ${payments.receivedOn} is null
    and ${payments.dueOn} >= (${now.toISOString()}::timestamptz - make_interval(days => ${lateArrivalDays}))::date)`;

/** Transfers that may arrive, per company CRM: the pending one, then the latest cancelled ones. */
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
