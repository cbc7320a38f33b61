import type { RateLimit } from '@atrium/api-client/contract';
import type { Database, RateCounters, RateLimits } from '../../platform';
import { createConcurrencyLimit } from './limit-concurrency';
import { countHit } from './rate-counter.repository';

const minute = 60_000;

/** Counters in the database, shared by all instances and kept across restarts. */
export function createRateCounters(database: Database, limits: RateLimits): RateCounters {
  const windows: Readonly<Record<RateLimit, { most: number; milliseconds: number }>> = {
    login: { most: limits.loginPerMinute, milliseconds: minute },
    signup: { most: limits.signupPerHour, milliseconds: 60 * minute },
    vatCheck: { most: limits.vatCheckPerMinute, milliseconds: minute },
    export: { most: limits.exportPerMinute, milliseconds: minute },
    upload: { most: limits.uploadsPerHour, milliseconds: 60 * minute },
    card: { most: limits.cardsPerHour, milliseconds: 60 * minute },
    connectionTest: { most: limits.connectionTestPerMinute, milliseconds: minute },
    forgot: { most: limits.forgotPerHour, milliseconds: 60 * minute },
  };
  // Queues bursts here, so they do not delay other requests at the database.
  const withLimit = createConcurrencyLimit({ atOnce: 2, waiting: Infinity });
  return {
    hit: (limit, key, now) => withLimit(() => countHit(database, { key: `${limit}:${key}`, ...windows[limit] }, now)),
  };
}
