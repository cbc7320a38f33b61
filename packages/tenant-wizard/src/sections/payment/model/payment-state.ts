import type { Payment } from '@atrium/api-client/contract';

/** Nothing is paid with it, and the payment can be repeated. */
export const isRefused = ({ state }: Pick<Payment, 'state'>) =>
  state === 'declined' || state === 'voided' || state === 'refunded' || state === 'credited';

/** Ordered by bank transfer: its plan begins when the transfer is received. */
export const isOrdered = ({ kind, state }: Pick<Payment, 'kind' | 'state'>) =>
  state === 'awaiting_transfer' && kind !== 'correction';

/** Ordered, and its transfer was received in full, but the order cannot be carried out yet. */
export const isReceived = (payment: Pick<Payment, 'kind' | 'state' | 'amount' | 'received'>) =>
  isOrdered(payment) && payment.received >= payment.amount;

/** An invoice that corrected the VAT and waits for its bank transfer. */
export const isOwed = ({ kind, state }: Pick<Payment, 'kind' | 'state'>) =>
  state === 'awaiting_transfer' && kind === 'correction';

/** The money is authorised, captured or received, or nothing was due; the paid change has started. */
export function isPaid(payment: Payment): boolean {
  const { state, kind, operation_id: operation } = payment;
  if (state === 'processing' || state === 'action_needed' || isRefused(payment) || isOrdered(payment)) return false;
  return kind !== 'creation' || operation !== null || state === 'captured';
}

/** Neither paid, ordered nor declined yet. */
export const isInProgress = (payment: Payment) => !isRefused(payment) && !isOrdered(payment) && !isPaid(payment);
