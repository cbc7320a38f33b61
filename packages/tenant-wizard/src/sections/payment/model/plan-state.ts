import type { Subscription } from '@atrium/api-client/contract';

/** The state of a plan, whether or not an invoice that corrected its VAT is past due. */
export const planState = ({ state, overdue_reason }: Pick<Subscription, 'state' | 'overdue_reason'>) =>
  overdue_reason === 'invoice_unpaid' ? 'active' : state;
