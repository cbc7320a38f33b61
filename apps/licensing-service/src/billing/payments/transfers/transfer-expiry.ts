import { endOfLocalDay, localDay, type Transaction } from '../../../platform';
import { readSavedPlan } from '../../subscriptions/previous-plan';
import type { QuoteRow } from '../../quotes/quote.repository';
import { findSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import { shouldBeReadOnly } from '../../subscriptions/subscription-state';
import { hasExpiredSince, type PaymentRow } from '../payment.repository';

/** Days after an expired change during which another change cannot be ordered by transfer. */
const daysAfterExpiry = 30;
const day = 86_400_000;

/**
 * Whether a change ordered by bank transfer expires if the transfer does not arrive by the end of a day, `YYYY-MM-DD`:
 * only if the previous plan leaves the company CRM writable then. Other transfers stay pending, and the company CRM
 * becomes read-only.
 *
 * @param before the previous subscription; null for none
 */
export const canExpire = ({ kind }: Pick<PaymentRow, 'kind'>, before: SubscriptionRow | null, dueOn: string): boolean =>
  kind === 'change' && before !== null && !shouldBeReadOnly(before, endOfLocalDay(dueOn));

/** The plan that an expired change reverts to; null if the change stays pending. */
export function planToRevertTo(payment: PaymentRow, current: SubscriptionRow): SubscriptionRow | null {
  const { previousPlan, dueOn } = payment;
  const before = previousPlan === null ? null : { ...current, ...readSavedPlan(previousPlan) };
  return dueOn !== null && canExpire(payment, before, dueOn) ? before : null;
}

/**
 * Whether a change would expire as the last one did: without this limit a plan could be used again and again without
 * payment.
 */
export async function wouldExpireAgain(tx: Transaction, quote: QuoteRow, now: Date): Promise<boolean> {
  const before = await findSubscription(tx, quote.tenantId);
  const since = new Date(now.getTime() - daysAfterExpiry * day);
  return canExpire(quote, before, localDay(now)) && (await hasExpiredSince(tx, quote.tenantId, since));
}
