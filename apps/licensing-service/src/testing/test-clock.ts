import type { Clock } from '../platform';

/** A clock that only moves when a test moves it. */
export interface TestClock {
  readonly clock: Clock;
  forward(milliseconds: number): void;
  set(instant: Date): void;
}

export function testClock(start = new Date('2026-11-21T08:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    clock: () => new Date(now),
    forward: (milliseconds) => {
      now += milliseconds;
    },
    set: (instant) => {
      now = instant.getTime();
    },
  };
}
