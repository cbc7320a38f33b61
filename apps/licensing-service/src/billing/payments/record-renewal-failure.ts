import { localDay, portalPaths, type Transaction } from '../../platform';
import type { ChargeDependencies } from '../dependencies';
import { updateSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { sendSubscriptionMails, formatDay } from '../subscriptions/subscription-mails';
import type { DeclineReason } from '../gateways/payment-gateway';
import { retrySchedule } from './retry-schedule';
import type { PaymentRow } from './payment.repository';

/** Why a renewal failed: the card's decline reason, or why no card was charged. */
type RenewalFailure = DeclineReason | 'no_card' | 'vat_undetermined';

/**
 * Records a failed renewal: the company CRM stays writable until its read-only date, the retry schedule sets the next
 * charge, and the owners are notified of the reason.
 */
export async function recordRenewalFailure(
  tx: Transaction,
  dependencies: ChargeDependencies,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  reason: RenewalFailure,
): Promise<void> {
  const now = dependencies.clock();
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const since = subscription.overdueSince ?? now;
  const { nextTryAt, ...dates } = retrySchedule({ since: localDay(since), tries: subscription.tries, now });
  const readOnlyAt = subscription.readOnlyAt ?? dates.readOnlyAt;
  const tries = subscription.tries + 1;
  await updateSubscription(tx, tenantId, { overdueSince: since, tries, nextTryAt, readOnlyAt });
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: templateOf(reason, nextTryAt !== null),
    values: { day: formatDay(readOnlyAt), again: nextTryAt === null ? '' : formatDay(nextTryAt) },
    ...(reason === 'vat_undetermined' ? { path: portalPaths.companyVat(tenantId) } : {}),
    onceKey: `payment:${id}:${reason}`,
    at: now,
  });
}

function templateOf(reason: RenewalFailure, isRetried: boolean) {
  if (reason === 'no_card') return 'renewal_without_card';
  if (reason === 'vat_undetermined') return 'renewal_vat_undetermined';
  return isRetried ? 'renewal_declined' : 'renewal_declined_last';
}
