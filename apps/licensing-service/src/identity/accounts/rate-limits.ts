import type { RateLimit } from '@atrium/api-client/contract';
import type { Database, RateCounters, RateLimits } from '../../platform';
import { createGate } from './gate';
import { countHit } from './rate-counter.repository';

const minute = 60_000;

/** Counters in the database, so that they hold across instances and a restart. */
export function createRateCounters(database: Database, limits: RateLimits): RateCounters {
  const allowances: Readonly<Record<RateLimit, { most: number; milliseconds: number }>> = {
    login: { most: limits.loginPerMinute, milliseconds: minute },
    signup: { most: limits.signupPerHour, milliseconds: 60 * minute },
    vatCheck: { most: limits.vatCheckPerMinute, milliseconds: minute },
    export: { most: limits.exportPerMinute, milliseconds: minute },
    upload: { most: limits.uploadsPerHour, milliseconds: 60 * minute },
    card: { most: limits.cardsPerHour, milliseconds: 60 * minute },
    connectionTest: { most: limits.connectionTestPerMinute, milliseconds: minute },
    forgot: { most: limits.forgotPerHour, milliseconds: 60 * minute },
  };
  // A burst of counted calls waits here, so that the calls of others do not wait behind it at the database.
  const throughGate = createGate({ atOnce: 2, waiting: Infinity });
  return {
    hit: (limit, key, now) =>
      throughGate(() => countHit(database, { key: `${limit}:${key}`, ...allowances[limit] }, now)),
  };
}
