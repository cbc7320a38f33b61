import { formatBillingDay } from '@atrium/i18n';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** `08.01.2027`, the day on which a trial that starts at `from` ends, in the seller's calendar. */
export const trialEndDay = (from: Date, trialDays: number): string =>
  formatBillingDay(new Date(from.getTime() + trialDays * dayMilliseconds));
