import { TooManyRequests } from '../../platform';

/** How many tests of connections run at the same time, in all and of one person. */
export interface TestSlots {
  /** Runs the work, or refuses with 429 where too many run already. */
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
