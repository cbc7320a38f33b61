import { localDay, startOfLocalDay } from '../../platform';
import { addDays, type Day, laterOf } from '../periods/days';

/** Days after the first failure at which a renewal is charged again, never twice in one day. */
const retries = [1, 3, 7] as const;

/** Days of grace, from the day that a renewal was first asked for: its company CRM is read-only after them. */
export const graceDays = 14;

interface Overdue {
  /** The day on which the renewal was first asked for. */
  readonly since: Day;
  /** Number of failed charges. */
  readonly tries: number;
  readonly now: Date;
}

/**
 * The next charge of an overdue renewal, null after the last retry, and the time from which its company CRM is
 * read-only.
 */
export function retrySchedule({ since, tries, now }: Overdue): { nextTryAt: Date | null; readOnlyAt: Date } {
  const tomorrow = addDays(localDay(now), 1);
  const after = retries[tries];
  const nextTry = after === undefined ? null : laterOf(addDays(since, after), tomorrow);
  const afterTry = nextTry === null ? tomorrow : addDays(nextTry, 1);
  return {
    nextTryAt: nextTry === null ? null : startOfLocalDay(nextTry),
    readOnlyAt: startOfLocalDay(laterOf(addDays(since, graceDays), afterTry)),
  };
}
