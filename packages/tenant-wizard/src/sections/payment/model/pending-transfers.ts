import type { Billing, Payment } from '@atrium/api-client/contract';

/** A bank transfer that we wait for. */
export interface PendingTransfer {
  readonly payment: Payment;
  readonly proforma: Billing['invoices'][number] | undefined;
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
