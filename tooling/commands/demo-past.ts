import { officeDays } from './demo-back-office.ts';
import type { Account } from './demo-calls.ts';
import { DemoOffice } from './demo-office.ts';
import { operator } from './demo-staff.ts';
import { subscriberPast } from './demo-subscriptions.ts';
import { administratorLink, runService, withSetClock } from './running-service.ts';

export interface DemoPast {
  readonly subscriber: Account;
  /** The operator's people. */
  readonly office: readonly Account[];
}

const ready = / is ready at /;

const day = 86_400_000;

/** Days from today back to a working hour, which is another one each day. Hours of today stay. */
function toWorkingHour(today: number, daysAgo: number): number {
  if (daysAgo < 1) return daysAgo;
  const at = new Date(today - daysAgo * day);
  at.setHours(8 + (daysAgo % 7), 10 + (daysAgo % 40));
  return (today - at.getTime()) / day;
}

/**
 * Simulates three months in an empty data folder: the service runs on each day that has activity, and
 * catches up with the time between.
 * @param environment of the service; `CLOCK_START`, if set, is today
 * @param base address of the service
 */
export async function liveThroughPast(environment: NodeJS.ProcessEnv, base: string): Promise<DemoPast> {
  const today = environment.CLOCK_START ? Date.parse(environment.CLOCK_START) : Date.now();
  const office = new DemoOffice(base);
  const { account, days } = subscriberPast(base, today);
  const all = new Set([...officeDays, ...days].map(({ daysAgo }) => daysAgo));
  for (const [index, daysAgo] of [...all].toSorted((one, other) => other - one).entries()) {
    const back = days.some((one) => one.daysAgo === daysAgo) ? daysAgo : toWorkingHour(today, daysAgo);
    const service = await runService({
      environment: { ...environment, CLOCK_SHIFT_DAYS: String(-back), LOG_LEVEL: 'warn' },
      ready: index === 0 ? administratorLink : ready,
      nodeOptions: withSetClock,
    });
    try {
      if (index === 0) await office.register(operator, { administrator_token: service.printed[1] ?? '' });
      for (const day of officeDays) if (day.daysAgo === daysAgo) await day.work(office);
      for (const day of days) if (day.daysAgo === daysAgo) await day.live();
    } finally {
      office.endDay();
      await service.stop();
    }
  }
  return { subscriber: account, office: office.accounts };
}
