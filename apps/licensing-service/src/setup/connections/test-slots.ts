import { TooManyRequests } from '../../platform';

/** Limits simultaneous connection tests, in total and per user. */
export interface TestSlots {
  /** Runs the work, or answers 429 if no slot is free. */
  use<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

const atOnce = 20;
const ofOneUser = 2;
const retryAfterSeconds = 2;

export function createTestSlots(): TestSlots {
  const running: string[] = [];
  return {
    async use(userId, work) {
      const own = running.filter((id) => id === userId).length;
      if (running.length >= atOnce || own >= ofOneUser) throw new TooManyRequests(retryAfterSeconds);
      running.push(userId);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(userId), 1);
      }
    },
  };
}
