import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { invoices } from '../../invoices/invoice.table';
import { writeInvoiceNumber } from '../../invoices/numbers/invoice-number';
import { payments } from '../payment.table';

/** Days after its due date during which a cancelled transfer may still arrive. */
const daysOfLateTransfers = 90;

const isAwaited = sql<boolean>`${payments.state} = 'awaiting_transfer'`;

/** Whether a payment is a pending transfer, or a cancelled one that may still arrive at a moment. */
export const mayArrive = (now: Date): SQL => sql`${payments.way} = 'bank_transfer' and (${isAwaited}
  or ${payments.state} = 'voided' and ${payments.receivedOn} is null
    and ${payments.dueOn} >= (${now.toISOString()}::timestamptz - make_interval(days => ${daysOfLateTransfers}))::date)`;

/** A transfer that may come, and of which company CRM. */
export interface ExpectedTransfer {
  readonly tenantId: string;
  readonly transfer: SubscriptionSummary['transfers'][number];
}

/** The transfers of company CRMs that may arrive at a moment: of each the pending one, then the last cancelled one. */
export async function findExpectedTransfers(
  tx: Transaction,
  tenantIds: readonly string[],
  now: Date,
): Promise<ExpectedTransfer[]> {
  const rows = await tx
    .select({ payment: payments, isAwaited, proforma: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(inArray(payments.tenantId, [...tenantIds]), mayArrive(now)))
    .orderBy(desc(isAwaited), desc(payments.createdAt), desc(payments.id));
  return rows.map(({ payment, proforma, ...row }) => ({
    tenantId: payment.tenantId,
    transfer: {
      payment_id: payment.id,
      is_awaited: row.isAwaited,
      amount: payment.amount,
      number: writeInvoiceNumber(proforma),
      due_on: payment.dueOn,
    },
  }));
}
