import { endOfLocalDay, localDay, type Transaction } from '../../../platform';
import { savedPlan } from '../../subscriptions/previous-plan';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import { shouldBeReadOnly } from '../../subscriptions/subscription-state';
import { hasExpiredSince, type PaymentRow } from '../payment.repository';

/** Days in which nothing more is changed on trust once a change has lapsed. */
const daysAfterLapse = 30;
const day = 86_400_000;

/**
 * Whether a change ordered by bank transfer is cancelled automatically if it has not arrived by the end of a day,
 * `YYYY-MM-DD`: the company CRM could be written to without it. Anything else goes on waiting, read-only.
 *
 * @param before what it subscribed to before; null where to nothing
 */
export const canExpire = ({ kind }: Pick<PaymentRow, 'kind'>, before: SubscriptionRow | null, dueOn: string): boolean =>
  kind === 'change' && before !== null && !shouldBeReadOnly(before, endOfLocalDay(dueOn));

/** The plan that applies again after an automatic cancellation of a change; null if the change keeps waiting. */
export function planToRevertTo(payment: PaymentRow, current: SubscriptionRow): SubscriptionRow | null {
  const { planBefore, dueOn } = payment;
  const before = planBefore === null ? null : { ...current, ...savedPlan(planBefore) };
  return dueOn !== null && canExpire(payment, before, dueOn) ? before : null;
}

/** Whether a change could be had without paying time and again: it would lapse as the last one has. */
export async function wouldExpireAgain(tx: Transaction, quote: QuoteRow, now: Date): Promise<boolean> {
  const before = await findSubscription(tx, quote.tenantId);
  const since = new Date(now.getTime() - daysAfterLapse * day);
  return canExpire(quote, before, localDay(now)) && (await hasExpiredSince(tx, quote.tenantId, since));
}
