import { Type } from 'typebox';
import { asService, defineJob, settleEach, type JobContext } from '../../platform';
import { publishIfChanged, publishTenantChange, lockTenant } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { expireTransfersOfCancelled } from '../payments/transfers/expire-transfers-of-cancelled.service';
import { expireOverdueChanges } from '../payments/transfers/expire-overdue-changes.service';
import { renew } from '../payments/renew.service';
import { isCancellationDue } from './renewal-due';
import { endSubscription } from './end-subscription';
import { findEndedPeriods, findReadOnlyOutOfSync } from './active-subscriptions.repository';
import { deleteUnpaidQuotes } from '../quotes/quote.repository';
import { remindOfReadOnly } from './remind-of-read-only';
import { remindOfTrials } from './remind-of-trials';
import { runningSubscription } from './running-plan';
import { findSubscription, type SubscriptionRow } from './subscription.repository';
import { notifySubscriptionEnded } from './notify-subscription-ended';
import { syncReadOnly } from './sync-read-only';

const hour = 3_600_000;

/**
 * Expires overdue transfers, charges due renewals, ends cancelled subscriptions, sends reminders about trials and
 * unpaid plans, and makes company CRMs read-only or writable.
 *
 * @throws AggregateError if a step failed for some, after everything else was done for all
 */
export function processSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const now = dependencies.clock();
  const steps = [
    expireOverdueChanges,
    expireTransfersOfCancelled,
    renewEnded,
    remindOfTrials,
    remindOfReadOnly,
    syncReadOnlyStates,
    deleteExpiredQuotes,
  ];
  return settleEach(steps, (step) => step(dependencies, now), 'Subscriptions could not be processed.');
}

async function renewEnded(dependencies: BillingDependencies, now: Date): Promise<void> {
  const ended = await findEndedPeriods(dependencies.database, now);
  const renewOne = async ({ tenantId }: SubscriptionRow) => {
    await publishIfChanged(dependencies, tenantId, endCancelled(dependencies, tenantId));
    await renew(dependencies, tenantId);
  };
  await settleEach(ended, renewOne, 'Subscriptions could not be renewed.');
}

async function syncReadOnlyStates(dependencies: BillingDependencies, now: Date): Promise<void> {
  const outOfSync = await findReadOnlyOutOfSync(dependencies.database, now);
  const syncOne = async ({ tenantId }: SubscriptionRow) => {
    await asService(dependencies.database, 'job', async (tx) => {
      await lockTenant(tx, tenantId);
      await syncReadOnly(tx, dependencies, tenantId, now);
    });
    await publishTenantChange(dependencies, tenantId);
  };
  await settleEach(outOfSync, syncOne, 'Company CRMs could not be set to read-only.');
}

/**
 * An open plan page requests many quotes. An expired quote stays for an hour, in which paying it is answered as stale.
 */
const deleteExpiredQuotes = ({ database }: BillingDependencies, now: Date): Promise<void> =>
  asService(database, 'job', (tx) => deleteUnpaidQuotes(tx, new Date(now.getTime() - hour)));

/** Ends a cancelled subscription whose period is over; returns whether it did. */
function endCancelled(dependencies: BillingDependencies, tenantId: string): Promise<boolean> {
  return asService(dependencies.database, 'job', async (tx) => {
    const now = dependencies.clock();
    await lockTenant(tx, tenantId);
    const subscription = await findSubscription(tx, tenantId);
    const running = runningSubscription(subscription);
    if (subscription === null || running === null || !isCancellationDue(subscription, now)) return false;
    await notifySubscriptionEnded(tx, dependencies, tenantId, await endSubscription(tx, running, now), now);
    return true;
  });
}

export const subscriptionsJob = defineJob({
  name: 'subscriptions.process',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => processSubscriptions(dependencies),
});
