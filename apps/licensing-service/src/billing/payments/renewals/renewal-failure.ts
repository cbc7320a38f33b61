import { localDay, portalPaths, startOfLocalDay } from '../../../platform';
import { addDays, type Day, laterOf } from '../../periods/days';
import { formatDay, sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import { graceDays } from '../../subscriptions/subscription-state';
import { findSubscription, updateSubscription } from '../../subscriptions/subscription.repository';
import type { RenewalFailure } from '../../subscriptions/subscription.table';
import type { Work } from '../../work';

const hour = 3_600_000;

/** Days after the first failure at which a renewal is charged again, never twice in one day. */
const retries = [1, 3, 7] as const;

/**
 * Records a failed renewal: the company CRM stays writable until its read-only date, the retry schedule sets the next
 * charge, and the owners are notified of the reason. A renewal without a VAT decision is tried again each hour of its
 * grace, so that it is charged on the day of the decision.
 */
export async function recordRenewalFailure(
  work: Work,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  reason: RenewalFailure,
): Promise<void> {
  const { tx, now } = work;
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const { tries } = subscription;
  const since = subscription.overdueSince ?? now;
  const schedule = retrySchedule(localDay(since), tries, localDay(now));
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

/**
 * The next charge of a renewal that is overdue since a day and failed a number of times, null after the last retry, and
 * the time from which its company CRM is read-only.
 */
function retrySchedule(since: Day, tries: number, today: Day) {
  const tomorrow = addDays(today, 1);
  const after = retries[tries];
  const nextTry = after === undefined ? null : laterOf(addDays(since, after), tomorrow);
  const afterTry = nextTry === null ? tomorrow : addDays(nextTry, 1);
  return {
    nextTryAt: nextTry === null ? null : startOfLocalDay(nextTry),
    readOnlyAt: startOfLocalDay(laterOf(addDays(since, graceDays), afterTry)),
  };
}

function templateOf(reason: RenewalFailure, isRetried: boolean) {
  if (reason === 'no_card') return 'renewal_without_card';
  if (reason === 'vat_undetermined') return 'renewal_vat_undetermined';
  return isRetried ? 'renewal_declined' : 'renewal_declined_last';
}
