import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform';
import { invoices } from '../../invoices/invoice.table';
import { formatInvoiceNumber } from '../../invoices/numbers/invoice-number';
import { received } from '../payment.repository';
import { payments } from '../payment.table';
import { lateArrivalDays } from './transfer-days';

const isPending = sql<boolean>`${payments.state} = 'awaiting_transfer'`;

/** SQL condition for a company CRM with a pending transfer. */
export const hasPendingTransfer = (tenantId: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${payments} where ${payments.tenantId} = ${tenantId} and ${isPending})`;

/** SQL condition for a pending transfer, or a cancelled one that may still arrive. */
export const mayArrive = (now: Date): SQL => sql`${payments.methodType} = 'bank_transfer' and (${isPending}
  or ${payments.state} = 'voided' and ${payments.receivedOn} is null
    and ${payments.dueOn} >= (${now.toISOString()}::timestamptz - make_interval(days => ${lateArrivalDays}))::date)`;

/** A transfer that may arrive, with its company CRM. */
export interface ExpectedTransfer {
  readonly tenantId: string;
  readonly transfer: SubscriptionSummary['transfers'][number];
}

/** Transfers that may arrive, per company CRM: the pending one, then the latest cancelled ones. */
export async function findExpectedTransfers(
  tx: Transaction,
  tenantIds: readonly string[],
  now: Date,
): Promise<ExpectedTransfer[]> {
  const rows = await tx
    .select({ payment: payments, isPending, received, proforma: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.proformaId))
    .where(and(inArray(payments.tenantId, [...tenantIds]), mayArrive(now)))
    .orderBy(desc(isPending), desc(payments.createdAt), desc(payments.id));
  return rows.map(({ payment, proforma, ...row }) => ({
    tenantId: payment.tenantId,
    transfer: {
      payment_id: payment.id,
      is_invoice: payment.kind === 'correction',
      is_awaited: row.isPending,
      amount: payment.amount,
      received: row.isPending ? row.received : 0,
      number: formatInvoiceNumber(proforma),
      due_on: payment.dueOn,
    },
  }));
}
