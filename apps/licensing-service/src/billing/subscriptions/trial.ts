const day = 24 * 60 * 60 * 1000;

/** The trial ends this many days after the company CRM became active. */
export function trialEnd(activatedAt: Date, days: number): Date {
  return new Date(activatedAt.getTime() + days * day);
}

/** Whole days left, rounded up; none once it has ended. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day));
}
