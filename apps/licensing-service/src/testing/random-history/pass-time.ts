import { Temporal } from 'temporal-polyfill';
import { billingOf } from '../paying';
import { finishOperations } from '../billing-history/play-step';
import { type BillingWorld, momentOf, runJobs } from '../billing-history/billing-world';
import type { Wait } from './history';

const zone = 'Europe/Ljubljana';

/** The seller's local time. */
export const localTime = ({ time }: Pick<BillingWorld, 'time'>): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time.clock().getTime()).toZonedDateTimeISO(zone).toPlainDateTime();

/**
 * Moves the clock; what is due on the way is done on the days on which the jobs run, and at the end.
 *
 * @param mostRuns limit of the runs on the way
 */
export async function passWait(world: BillingWorld, wait: Wait, mostRuns: number): Promise<void> {
  const now = localTime(world);
  const target = await targetOf(world, wait, now);
  const every = wait.jobsEvery;
  if (every === null) return world.time.set(momentOf(target.toString()));
  const days = now.toPlainDate().until(target.toPlainDate(), { largestUnit: 'day' }).days;
  // A year is not lived through day by day, but its last weeks are.
  const usual = Math.max(every, Math.ceil(Math.min(days, 35) / mostRuns));
  const seldom = days > 60 ? 30 : usual;
  for (let past = 0; past < days; past += days - past > 35 ? seldom : usual) {
    world.time.set(momentOf(`${now.toPlainDate().add({ days: past }).toString()}T23:50:00`));
    await runJobsAndOperations(world);
  }
  world.time.set(momentOf(target.toString()));
  await runJobsAndOperations(world);
}

/** Runs the jobs, and the operations that they queued. */
async function runJobsAndOperations(world: BillingWorld): Promise<void> {
  await runJobs(world);
  await finishOperations(world);
}

async function targetOf(world: BillingWorld, { until, time }: Wait, now: Temporal.PlainDateTime) {
  if ('minutes' in until) return now.add({ minutes: until.minutes });
  const day = 'from' in until ? await dayOf(world, until.from) : now.toPlainDate();
  const target = day.add({ days: until.days }).toPlainDateTime(Temporal.PlainTime.from(time));
  return Temporal.PlainDateTime.compare(target, now) > 0 ? target : now.add({ minutes: 1 });
}

/** The end of the running period, or the last valid day of the newest pro-forma invoice; today without one. */
async function dayOf(world: BillingWorld, from: 'period' | 'pro-forma'): Promise<Temporal.PlainDate> {
  const today = localTime(world).toPlainDate();
  if (world.tenantId === '') return today;
  const { subscription, invoices } = await billingOf(world.owner.client, world.tenantId);
  const due = invoices.find(({ kind, is_void: isVoid }) => kind === 'proforma' && !isVoid)?.due_on ?? null;
  if (from === 'pro-forma') return due === null ? today : Temporal.PlainDate.from(due);
  const end = subscription?.period?.end;
  return end === undefined ? today : Temporal.Instant.from(end).toZonedDateTimeISO(zone).toPlainDate();
}
