import { localDay, portalPaths } from '../../platform';
import { formatDay, sendSubscriptionMails } from '../subscriptions/subscription-mails';
import { findSubscription, updateSubscription } from '../subscriptions/subscription.repository';
import type { RenewalFailure } from '../subscriptions/subscription.table';
import type { Work } from '../work';
import type { PaymentRow } from './payment.repository';
import { retrySchedule } from './retry-schedule';

const hour = 3_600_000;

/**
 * Records a failed renewal: the company CRM stays writable until its read-only date, the retry schedule sets the next
 * charge, and the owners are notified of the reason. A renewal without a VAT decision is tried again each hour of its
 * grace, so that it is charged on the day of the decision.
 */
export async function recordRenewalFailure(
  work: Work,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  reason: RenewalFailure,
): Promise<void> {
  const { tx, now } = work;
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const { tries } = subscription;
  const since = subscription.overdueSince ?? now;
  const schedule = retrySchedule({ since: localDay(since), tries, now });
  const readOnlyAt = subscription.readOnlyAt ?? schedule.readOnlyAt;
  const inAnHour = new Date(now.getTime() + hour);
  const isUndecided = reason === 'vat_undetermined';
  const inGrace = inAnHour < readOnlyAt ? inAnHour : null;
  const next = isUndecided ? { tries, nextTryAt: inGrace } : { tries: tries + 1, nextTryAt: schedule.nextTryAt };
  await updateSubscription(tx, tenantId, { overdueSince: since, readOnlyAt, renewalFailure: reason, ...next });
  const again = next.nextTryAt;
  await sendSubscriptionMails(work, tenantId, {
    template: templateOf(reason, again !== null),
    values: { day: formatDay(readOnlyAt), again: again === null ? '' : formatDay(again) },
    ...(isUndecided ? { path: portalPaths.companyVat(tenantId) } : {}),
    onceKey: `payment:${id}:${reason}`,
  });
}

function templateOf(reason: RenewalFailure, isRetried: boolean) {
  if (reason === 'no_card') return 'renewal_without_card';
  if (reason === 'vat_undetermined') return 'renewal_vat_undetermined';
  return isRetried ? 'renewal_declined' : 'renewal_declined_last';
}
