const day = 24 * 60 * 60 * 1000;

/** End of a trial, a number of days after the company CRM became active. */
export function trialEnd(activatedAt: Date, days: number): Date {
  return new Date(activatedAt.getTime() + days * day);
}
