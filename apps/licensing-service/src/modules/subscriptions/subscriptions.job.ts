import { Type } from 'typebox';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { asService } from '../../database/scope';
import { forEachApart } from '../../jobs/for-each-apart';
import { defineJob } from '../../jobs/job';
import type { Parts } from '../../parts';
import { giveUpCancelled } from '../payments/give-up-cancelled.service';
import { giveUpLapsed } from '../payments/lapsed-transfers.service';
import { renew } from '../payments/renew.service';
import { lockTenant } from '../tenants/tenant.repository';
import { livingStates } from '../tenants/tenant-life';
import { tenants } from '../tenants/tenant.table';
import { daysLeft } from '../tenants/trial';
import { hasRunOut } from './due';
import { endSubscription } from './end-subscription';
import { deleteUnpaidQuotes } from './quotes/quote.repository';
import { runningSubscription } from './running-plan';
import { remindOfReadOnly } from './remind-of-read-only';
import { findSubscription } from './subscription.repository';
import { subscriptions } from './subscription.table';
import { tellEnded } from './tell-ended';
import { tellReadOnly } from './tell-read-only';
import { writeSubscriptionMails } from './subscription-mails';

const hour = 3_600_000;
const day = 24 * hour;
/** Days before the end of a trial at which its owners are reminded. */
const reminders = [7, 1] as const;
/** Days after it at which the end of a trial is told, where nobody could be told before. */
const daysOfTelling = 14;

type Ground = Parts;

/**
 * Gives up what was not paid in time, renews what is due, ends what was cancelled, reminds of trials that end and of what
 * is unpaid, and tells company CRMs that turned.
 *
 * @throws AggregateError where something failed for some, after everything else was done for all
 */
export function lookAfterSubscriptions(parts: Ground): Promise<void> {
  const now = parts.clock();
  const rounds = [
    giveUpLapsed,
    giveUpCancelled,
    renewEnded,
    remindOfTrials,
    remindOfReadOnly,
    tellTurned,
    forgetQuotes,
  ];
  return forEachApart(rounds, (round) => round(parts, now), 'Subscriptions could not be looked after.');
}

async function renewEnded(parts: Ground, now: Date): Promise<void> {
  const renewOne = async (tenantId: string) => {
    await endCancelled(parts, tenantId);
    await renew(parts, tenantId);
  };
  await forEachApart(await findEndedPeriods(parts, now), renewOne, 'Subscriptions could not be renewed.');
}

async function tellTurned(parts: Ground, now: Date): Promise<void> {
  const tellOne = (tenantId: string) =>
    asService(parts.database, async (tx) => {
      await lockTenant(tx, tenantId);
      await tellReadOnly(tx, parts, tenantId, now);
    });
  await forEachApart(await findTurned(parts, now), tellOne, 'Company CRMs could not be told that they are read-only.');
}

/** Whoever has a plan open has it quoted again and again; for an hour an expired quote is still told to be stale. */
const forgetQuotes = ({ database }: Ground, now: Date): Promise<void> =>
  asService(database, (tx) => deleteUnpaidQuotes(tx, new Date(now.getTime() - hour)));

async function findEndedPeriods({ database }: Ground, now: Date): Promise<string[]> {
  const rows = await database
    .select({ id: subscriptions.tenantId })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(
      and(
        eq(subscriptions.kind, 'paid'),
        lte(subscriptions.periodEnd, now),
        isNull(subscriptions.endedAt),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Company CRMs that have become read-only, or are writable again, and were not told. */
async function findTurned({ database }: Ground, now: Date): Promise<string[]> {
  const isOver = or(
    and(eq(subscriptions.kind, 'trial'), lte(subscriptions.trialEndsAt, now)),
    and(eq(subscriptions.kind, 'paid'), or(lte(subscriptions.readOnlyAt, now), isNotNull(subscriptions.endedAt))),
  );
  const rows = await database
    .select({ id: subscriptions.tenantId })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(
      and(
        inArray(tenants.state, [...livingStates]),
        sql`coalesce(${isOver}, false) <> (${subscriptions.readOnlyTurns} % 2 = 1)`,
      ),
    );
  return rows.map(({ id }) => id);
}

async function endCancelled(parts: Ground, tenantId: string): Promise<void> {
  await asService(parts.database, async (tx) => {
    const now = parts.clock();
    await lockTenant(tx, tenantId);
    const subscription = await findSubscription(tx, tenantId);
    const running = runningSubscription(subscription);
    if (subscription === null || running === null || !hasRunOut(subscription, now)) return;
    await tellEnded(tx, parts, tenantId, await endSubscription(tx, running, now), now);
  });
}

async function remindOfTrials(parts: Ground, now: Date): Promise<void> {
  const until = new Date(now.getTime() + reminders[0] * day);
  const rows = await parts.database
    .select({ id: subscriptions.tenantId, endsAt: subscriptions.trialEndsAt })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(
      and(
        eq(subscriptions.kind, 'trial'),
        isNotNull(subscriptions.trialEndsAt),
        lte(subscriptions.trialEndsAt, until),
        gt(subscriptions.trialEndsAt, new Date(now.getTime() - daysOfTelling * day)),
        inArray(tenants.state, [...livingStates]),
      ),
    );
  const remindOne = async ({ id, endsAt }: (typeof rows)[number]) => {
    if (endsAt !== null) await remind(parts, id, endsAt, now);
  };
  await forEachApart(rows, remindOne, 'Owners could not be reminded of the end of their trials.');
}

async function remind(parts: Ground, tenantId: string, endsAt: Date, now: Date): Promise<void> {
  const count = daysLeft(endsAt, now);
  const stage = count === 0 ? 'ended' : reminders.findLast((days) => count <= days);
  const onceKey = `trial:${tenantId}:${stage}`;
  await asService(parts.database, (tx) =>
    stage === 'ended'
      ? writeSubscriptionMails(tx, parts, tenantId, { template: 'trial_ended', values: {}, onceKey, at: now })
      : writeSubscriptionMails(tx, parts, tenantId, { template: 'trial_ending', values: { count }, onceKey, at: now }),
  );
}

export const subscriptionsJob = defineJob({
  name: 'subscriptions.look-after',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ parts }) => lookAfterSubscriptions(parts),
});
