import type { QuoteRow } from '../../quotes/quote.repository';
import type { PaymentRow } from '../payment.repository';

const hour = 3_600_000;

/** How long a payment may take once its quote has expired; shorter while the customer waits than in a job. */
const patience = { present: hour, absent: 24 * hour } as const;

/** Whether it is too late to have the money of a payment promised. */
export const isLate = (
  { isPresent }: Pick<PaymentRow, 'isPresent'>,
  { expiresAt }: Pick<QuoteRow, 'expiresAt'>,
  now: Date,
): boolean => expiresAt.getTime() + patience[isPresent ? 'present' : 'absent'] < now.getTime();
