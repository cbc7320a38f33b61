import { Type } from 'typebox';
import { asService, defineJob, localDay, settleEach, type JobContext } from '../../platform';
import { publishIfChanged, publishTenantChange, lockTenant } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { renew, requestRenewal } from '../payments/renew.service';
import { expireTransfers } from '../payments/transfers/expire-transfers.service';
import { isCancellationDue } from './renewal-due';
import { endSubscription } from './end-subscription';
import {
  findEndedPeriods,
  findPlansToDeliver,
  findReadOnlyOutOfSync,
  findRenewalsToRequest,
} from './active-subscriptions.repository';
import { deleteUnpaidQuotes } from '../quotes/quote.repository';
import { remindOfReadOnly } from './remind-of-read-only';
import { remindOfTrials } from './remind-of-trials';
import { findSubscribed } from './subscribed';
import { markPlanDelivered, type SubscriptionRow } from './subscription.repository';
import { notifySubscriptionEnded } from './notify-subscription-ended';
import { syncReadOnly } from './sync-read-only';

const hour = 3_600_000;

/**
 * Expires overdue transfers, charges due renewals, requests transfers for those to come, ends cancelled subscriptions, sends reminders about trials and
 * unpaid plans, and makes company CRMs read-only or writable.
 *
 * @throws AggregateError if a step failed for some, after everything else was done for all
 */
export function processSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const now = dependencies.clock();
  const steps = [
    expireTransfers,
    renewEnded,
    requestRenewals,
    deliverPlans,
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

async function requestRenewals(dependencies: BillingDependencies, now: Date): Promise<void> {
  const ending = await findRenewalsToRequest(dependencies.database, now);
  const requestOne = ({ tenantId }: SubscriptionRow) =>
    publishIfChanged(dependencies, tenantId, requestRenewal(dependencies, tenantId));
  await settleEach(ending, requestOne, 'Transfers for renewals could not be requested.');
}

async function deliverPlans(dependencies: BillingDependencies, now: Date): Promise<void> {
  const begun = await findPlansToDeliver(dependencies.database, now);
  const deliverOne = ({ tenantId }: SubscriptionRow) =>
    asService(dependencies.database, 'job', async (tx) => {
      await lockTenant(tx, tenantId);
      await markPlanDelivered(tx, tenantId, localDay(now));
      await dependencies.deliverSettings(tx, tenantId);
    });
  await settleEach(begun, deliverOne, 'Plans that began could not be delivered.');
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
    const subscribed = await findSubscribed(tx, tenantId);
    if (subscribed === null || !isCancellationDue(subscribed, now)) return false;
    await notifySubscriptionEnded(tx, dependencies, tenantId, await endSubscription(tx, subscribed, now), now);
    return true;
  });
}

export const subscriptionsJob = defineJob({
  name: 'subscriptions.process',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => processSubscriptions(dependencies),
});
