const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Last moment of a trial that starts now. */
export function trialEnd(from: Date, trialDays: number): Date {
  return new Date(from.getTime() + trialDays * dayMilliseconds);
}
