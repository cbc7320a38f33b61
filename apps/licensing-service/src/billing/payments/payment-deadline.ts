import type { QuoteRow } from '../quotes/quote.repository';
import type { PaymentRow } from './payment.repository';

const hour = 3_600_000;

/**
 * How long after its quote expires a payment may still be authorised; shorter while the customer waits. The charge of an
 * owed invoice has this time from its own start.
 */
const graceMilliseconds = { present: hour, absent: 24 * hour } as const;

/** Whether it is too late to authorise a payment. */
export const isPastDeadline = (
  { kind, isPresent, createdAt }: Pick<PaymentRow, 'kind' | 'isPresent' | 'createdAt'>,
  { expiresAt }: Pick<QuoteRow, 'expiresAt'>,
  now: Date,
): boolean =>
  (kind === 'correction' ? createdAt : expiresAt).getTime() + graceMilliseconds[isPresent ? 'present' : 'absent'] <
  now.getTime();
