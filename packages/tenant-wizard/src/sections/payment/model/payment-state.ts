import type { Payment } from '@atrium/api-client/contract';

/** Nothing was charged, and it can be paid again. */
export const isRefused = ({ state }: Pick<Payment, 'state'>) => state === 'declined' || state === 'voided';

/** The money is promised, taken, on its way, or none was to pay; what it pays for has begun. */
export function isPaid({ state, kind, operation_id: operation }: Payment): boolean {
  if (state === 'processing' || state === 'action_needed' || state === 'declined' || state === 'voided') return false;
  return kind !== 'creation' || operation !== null || state === 'captured';
}

/** Neither paid nor refused yet. */
export const isInProgress = (payment: Payment) => !isRefused(payment) && !isPaid(payment);
