import type { RateLimit } from '@atrium/api-client/contract';

/** Counters that hold across instances: login, sign-up and forgotten password by address, exports and tests of connections by user. */
export interface RateCounters {
  /** Counts a call; answers the seconds to wait where it is one too many, else null. */
  hit(limit: RateLimit, key: string, now: Date): Promise<number | null>;
}
