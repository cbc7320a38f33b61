import { Type } from 'typebox';
import { asService, defineJob, settleEach, type JobContext } from '../../platform';
import { publishIfChanged, publishTenantChange, lockTenant } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { cancelTransfersOfCancelled } from '../payments/transfers/cancelled-transfers.service';
import { cancelExpiredTransfers } from '../payments/transfers/expired-transfers.service';
import { renew } from '../payments/renew.service';
import { hasRunOut } from './due';
import { endSubscription } from './end-subscription';
import { findEndedPeriods, findTurned } from './active-subscriptions.repository';
import { deleteUnpaidQuotes } from '../quotes/quote.repository';
import { remindOfReadOnly } from './remind-of-read-only';
import { remindOfTrials } from './remind-of-trials';
import { runningSubscription } from './running-plan';
import { findSubscription, type SubscriptionRow } from './subscription.repository';
import { notifySubscriptionEnded } from './notify-subscription-ended';
import { notifyReadOnly } from './notify-read-only';

const hour = 3_600_000;

/**
 * Gives up what was not paid in time, renews what is due, ends what was cancelled, reminds of trials that end and of what
 * is unpaid, and tells company CRMs that turned.
 *
 * @throws AggregateError where something failed for some, after everything else was done for all
 */
export function processSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const now = dependencies.clock();
  const rounds = [
    cancelExpiredTransfers,
    cancelTransfersOfCancelled,
    renewEnded,
    remindOfTrials,
    remindOfReadOnly,
    tellTurned,
    forgetQuotes,
  ];
  return settleEach(rounds, (round) => round(dependencies, now), 'Subscriptions could not be looked after.');
}

async function renewEnded(dependencies: BillingDependencies, now: Date): Promise<void> {
  const ended = await findEndedPeriods(dependencies.database, now);
  const renewOne = async ({ tenantId }: SubscriptionRow) => {
    await publishIfChanged(dependencies, tenantId, endCancelled(dependencies, tenantId));
    await renew(dependencies, tenantId);
  };
  await settleEach(ended, renewOne, 'Subscriptions could not be renewed.');
}

async function tellTurned(dependencies: BillingDependencies, now: Date): Promise<void> {
  const turned = await findTurned(dependencies.database, now);
  const tellOne = async ({ tenantId }: SubscriptionRow) => {
    await asService(dependencies.database, 'job', async (tx) => {
      await lockTenant(tx, tenantId);
      await notifyReadOnly(tx, dependencies, tenantId, now);
    });
    await publishTenantChange(dependencies, tenantId);
  };
  await settleEach(turned, tellOne, 'Company CRMs could not be set to read-only.');
}

/** An open plan page requests quotes repeatedly; for an hour, an expired quote is still reported as stale. */
const forgetQuotes = ({ database }: BillingDependencies, now: Date): Promise<void> =>
  asService(database, 'job', (tx) => deleteUnpaidQuotes(tx, new Date(now.getTime() - hour)));

/** Whether a cancelled subscription ended. */
function endCancelled(dependencies: BillingDependencies, tenantId: string): Promise<boolean> {
  return asService(dependencies.database, 'job', async (tx) => {
    const now = dependencies.clock();
    await lockTenant(tx, tenantId);
    const subscription = await findSubscription(tx, tenantId);
    const running = runningSubscription(subscription);
    if (subscription === null || running === null || !hasRunOut(subscription, now)) return false;
    await notifySubscriptionEnded(tx, dependencies, tenantId, await endSubscription(tx, running, now), now);
    return true;
  });
}

export const subscriptionsJob = defineJob({
  name: 'subscriptions.look-after',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => processSubscriptions(dependencies),
});
