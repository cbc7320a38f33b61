const day = 86_400_000;

/** Days after the first failure at which a renewal is charged again, never twice in one day. */
const retries = [1, 3, 7] as const;
const graceDays = 14;

interface Overdue {
  /** Start of the unpaid period. */
  readonly since: Date;
  /** Number of failed charges. */
  readonly tries: number;
  readonly now: Date;
}

/**
 * The next charge of an overdue renewal, null after the last retry, and the time from which its company CRM is
 * read-only.
 */
export function retrySchedule({ since, tries, now }: Overdue): { nextTryAt: Date | null; readOnlyAt: Date } {
  const after = retries[tries];
  const nextTryAt = after === undefined ? null : new Date(Math.max(since.getTime() + after * day, now.getTime() + day));
  const afterTry = (nextTryAt ?? now).getTime() + day;
  return { nextTryAt, readOnlyAt: new Date(Math.max(since.getTime() + graceDays * day, afterTry)) };
}
