import type { Payment } from '@atrium/api-client/contract';

/** Nothing was charged, and the payment can be repeated. */
export const isRefused = ({ state }: Pick<Payment, 'state'>) => state === 'declined' || state === 'voided';

/** The money is authorised, captured or pending, or nothing was due; the paid change has started. */
export function isPaid({ state, kind, operation_id: operation }: Payment): boolean {
  if (state === 'processing' || state === 'action_needed' || state === 'declined' || state === 'voided') return false;
  return kind !== 'creation' || operation !== null || state === 'captured';
}

/** Neither paid nor declined yet. */
export const isInProgress = (payment: Payment) => !isRefused(payment) && !isPaid(payment);
