import { formatDay } from '../subscription-mails';
import { readOnlyAfter, stateOfSubscription } from '../subscription-state';
import { daysOfTrial, noticeAt } from './days-left';
import { type DueSubscription, notifyOwners, type Outcome } from './due-subscription';

/** Reminds the owners that their trial ends. */
export function remindOfTrial(due: DueSubscription): Promise<Outcome> {
  const count = daysOfTrial(due, due.now) ?? 0;
  const onceKey = `trial:${due.tenant.id}:${noticeAt('trial', count)}`;
  return notifyOwners(due, { template: 'trial_ending', values: { count }, onceKey });
}

/** Reminds the owners of an unpaid company CRM that it becomes read-only. */
export const remindOfReadOnly = (due: DueSubscription): Promise<Outcome> => notifyUnpaid(due, 'reminder');

/** Notifies the owners that their company CRM became read-only, unless they cancelled its subscription. */
export async function notifyReadOnly(due: DueSubscription): Promise<void> {
  const state = stateOfSubscription(due.subscription, due.now);
  if (state === 'unpaid') await notifyUnpaid(due, 'read_only');
  const onceKey = `trial:${due.tenant.id}:ended`;
  if (state === 'trial_ended') await notifyOwners(due, { template: 'trial_ended', values: {}, onceKey });
}

function notifyUnpaid(due: DueSubscription, notice: 'reminder' | 'read_only'): Promise<Outcome> {
  const template = `${due.subscription.overdueSince === null ? 'correction' : 'unpaid'}_${notice}` as const;
  const at = readOnlyAfter(due.subscription, due.now) ?? due.now;
  const onceKey = `${template}:${due.tenant.id}:${at.getTime()}`;
  return notifyOwners(due, { template, values: { day: formatDay(at) }, onceKey });
}
