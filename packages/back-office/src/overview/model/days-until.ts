const day = 86_400_000;
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Days of the calendar from one time to another; 0 for the same day and for the past. */
export const daysUntil = (now: Date, at: string): number =>
  Math.max(0, Math.round((midnight(new Date(at)) - midnight(now)) / day));
