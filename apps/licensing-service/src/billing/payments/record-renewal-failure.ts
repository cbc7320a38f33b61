import { localDay, portalPaths, type Transaction } from '../../platform';
import type { ChargeDependencies } from '../dependencies';
import { updateSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { sendSubscriptionMails, formatDay } from '../subscriptions/subscription-mails';
import type { DeclineReason } from '../gateways/payment-gateway';
import { retrySchedule } from './retry-schedule';
import type { PaymentRow } from './payment.repository';

/** Why a renewal failed: the card's decline reason, or why no card was charged. */
type RenewalFailure = DeclineReason | 'no_card' | 'vat_undetermined';

const hour = 3_600_000;

/**
 * Records a failed renewal: the company CRM stays writable until its read-only date, the retry schedule sets the next
 * charge, and the owners are notified of the reason. A renewal without a VAT decision is tried again each hour of its
 * grace, so that it is charged on the day of the decision.
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
  const overdueSince = subscription.overdueSince ?? now;
  const { tries } = subscription;
  const schedule = retrySchedule({ since: localDay(overdueSince), tries, now });
  const readOnlyAt = subscription.readOnlyAt ?? schedule.readOnlyAt;
  const inAnHour = new Date(now.getTime() + hour);
  const next =
    reason === 'vat_undetermined'
      ? { tries, nextTryAt: inAnHour < readOnlyAt ? inAnHour : null }
      : { tries: tries + 1, nextTryAt: schedule.nextTryAt };
  await updateSubscription(tx, tenantId, { overdueSince, readOnlyAt, ...next });
  const again = next.nextTryAt;
  await sendSubscriptionMails(tx, dependencies, tenantId, {
    template: templateOf(reason, again !== null),
    values: { day: formatDay(readOnlyAt), again: again === null ? '' : formatDay(again) },
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
