import type { Billing, Payment } from '@atrium/api-client/contract';
import { localToday } from '../../../tenant/model/local-time';

/** A bank transfer that we wait for. */
export interface PendingTransfer {
  readonly payment: Payment;
  readonly proforma: Billing['invoices'][number] | undefined;
}

/** Whether the last valid day of an order is over: what is paid then can only become credit. */
export function isPastLastDay({ payment, proforma }: PendingTransfer): boolean {
  const due = proforma?.due_on ?? null;
  return !payment.accepts_late_transfer && due !== null && due < localToday();
}

/** The pending transfers, newest first: at most an order and a renewal, and owed invoices. */
export function pendingTransfers({
  payments,
  invoices,
}: Pick<Billing, 'payments' | 'invoices'>): readonly PendingTransfer[] {
  return payments
    .filter(({ state }) => state === 'awaiting_transfer')
    .map((payment) => ({
      payment,
      proforma: invoices.find(({ id }) => id === payment.proforma?.id),
    }));
}
