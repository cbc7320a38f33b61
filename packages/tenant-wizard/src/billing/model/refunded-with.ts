import type { Billing } from '@atrium/api-client/contract';

/** The amount refunded to the card with a credit note, in cents: both are posted at the same time. */
export function refundedWith(number: string, entries: Billing['entries']): number {
  const note = entries.find((entry) => entry.kind === 'credit_note' && entry.invoice_number === number);
  return entries
    .filter(({ kind, at }) => kind === 'refund' && at === note?.at)
    .reduce((sum, { amount }) => sum - amount, 0);
}
