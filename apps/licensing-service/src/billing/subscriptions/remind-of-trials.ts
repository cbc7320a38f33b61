import { asService, daysLeft, settleEach } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findTrialsEnding } from './active-subscriptions.repository';
import type { SubscriptionRow } from './subscription.repository';
import { sendSubscriptionMails } from './subscription-mails';

const day = 86_400_000;
/** Days before the end of a trial at which its owners are reminded. */
const reminders = [7, 1] as const;
/** Days after a trial's end during which the notice is still sent, if it could not be sent earlier. */
const daysOfNotice = 14;

/**
 * Reminds owners before their trial ends, and notifies them when it has ended.
 *
 * @throws AggregateError if some could not be reminded, after all others were
 */
export async function remindOfTrials(dependencies: BillingDependencies, now: Date): Promise<void> {
  const ending = await findTrialsEnding(dependencies.database, {
    after: new Date(now.getTime() - daysOfNotice * day),
    until: new Date(now.getTime() + reminders[0] * day),
  });
  const remindOne = async ({ tenantId, trialEndsAt }: SubscriptionRow) => {
    if (trialEndsAt !== null) await remind(dependencies, tenantId, trialEndsAt, now);
  };
  await settleEach(ending, remindOne, 'Owners could not be reminded of the end of their trials.');
}

async function remind(dependencies: BillingDependencies, tenantId: string, endsAt: Date, now: Date): Promise<void> {
  const count = daysLeft(endsAt, now);
  const stage = count === 0 ? 'ended' : reminders.findLast((days) => count <= days);
  const onceKey = `trial:${tenantId}:${stage}`;
  await asService(dependencies.database, 'job', (tx) =>
    stage === 'ended'
      ? sendSubscriptionMails(tx, dependencies, tenantId, { template: 'trial_ended', values: {}, onceKey, at: now })
      : sendSubscriptionMails(tx, dependencies, tenantId, {
          template: 'trial_ending',
          values: { count },
          onceKey,
          at: now,
        }),
  );
}
