import type { RateLimit } from '@atrium/api-client/contract';

/**
 * Rate-limit counters shared by all instances: login, sign-up and password reset by IP address; exports and
 * connection tests by user.
 */
export interface RateCounters {
  /** Counts a request. Returns the seconds to wait if it exceeds the limit, else null. */
  hit(limit: RateLimit, key: string, now: Date): Promise<number | null>;
}
