import { dayMs } from './durations';

/** Whole days until `endsAt`, rounded up; 0 if it has passed. */
export function daysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs));
}
