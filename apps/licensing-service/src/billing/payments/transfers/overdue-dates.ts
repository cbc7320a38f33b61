const day = 86_400_000;

/** Days after the first try at which a renewal is tried again, never two on one day. */
const retries = [1, 3, 7] as const;
const daysOfGrace = 14;

interface Overdue {
  /** Since when a period is not paid. */
  readonly since: Date;
  /** How often it was tried to be paid. */
  readonly tries: number;
  readonly now: Date;
}

/** When a renewal that is not paid is tried again, if it is, and from when on its company CRM is read-only. */
export function overdueDates({ since, tries, now }: Overdue): { nextTryAt: Date | null; readOnlyAt: Date } {
  const after = retries[tries];
  const nextTryAt = after === undefined ? null : new Date(Math.max(since.getTime() + after * day, now.getTime() + day));
  const afterTry = (nextTryAt ?? now).getTime() + day;
  return { nextTryAt, readOnlyAt: new Date(Math.max(since.getTime() + daysOfGrace * day, afterTry)) };
}
