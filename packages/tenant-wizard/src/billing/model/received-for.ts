import type { Billing, Payment } from '@atrium/api-client/contract';

/** Received for a bank transfer, in cents: each receipt is posted with the pro-forma invoice. */
export function receivedFor({ proforma }: Pick<Payment, 'proforma'>, entries: Billing['entries']): number {
  return entries
    .filter(({ kind, invoice_number: number }) => kind === 'payment' && number === proforma?.number)
    .reduce((sum, { amount }) => sum + amount, 0);
}
