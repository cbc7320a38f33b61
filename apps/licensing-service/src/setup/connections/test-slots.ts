import { TooManyRequests } from '../../platform';

/** Limits simultaneous connection tests, in total and per user. */
export interface TestSlots {
  /** Runs the work, or answers 429 if no slot is free. */
  use<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

const maximumTotal = 20;
const maximumPerUser = 2;
const retryAfterSeconds = 2;

export function createTestSlots(): TestSlots {
  const running: string[] = [];
  return {
    async use(userId, work) {
      const ownTests = running.filter((id) => id === userId).length;
      if (running.length >= maximumTotal || ownTests >= maximumPerUser) throw new TooManyRequests(retryAfterSeconds);
      running.push(userId);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(userId), 1);
      }
    },
  };
}
