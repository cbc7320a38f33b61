import type { RateLimit } from '@atrium/api-client/contract';
import { createConcurrencyLimit, type Database, type RateCounters, type RateLimits } from '../../platform';
import { countHit } from './rate-counter.repository';

const minute = 60_000;

/** Counters in the database: shared by all instances, not reset by restarts. */
export function createRateCounters(database: Database, limits: RateLimits): RateCounters {
  const windows: Readonly<Record<RateLimit, { limit: number; milliseconds: number }>> = {
    login: { limit: limits.loginPerMinute, milliseconds: minute },
    signup: { limit: limits.signupPerHour, milliseconds: 60 * minute },
    vatCheck: { limit: limits.vatCheckPerMinute, milliseconds: minute },
    export: { limit: limits.exportPerMinute, milliseconds: minute },
    upload: { limit: limits.uploadsPerHour, milliseconds: 60 * minute },
    file: { limit: limits.filesPerHour, milliseconds: 60 * minute },
    documentMail: { limit: limits.documentMailsPerHour, milliseconds: 60 * minute },
    livePreview: { limit: limits.livePreviewsPerMinute, milliseconds: minute },
    search: { limit: limits.searchesPerMinute, milliseconds: minute },
    card: { limit: limits.cardsPerHour, milliseconds: 60 * minute },
    connectionTest: { limit: limits.connectionTestPerMinute, milliseconds: minute },
    forgot: { limit: limits.forgotPerHour, milliseconds: 60 * minute },
  };
  // Queues bursts here, so they do not delay other requests at the database.
  const withLimit = createConcurrencyLimit({ atOnce: 2, waiting: Infinity });
  return {
    hit: (limit, key, now) => withLimit(() => countHit(database, { key: `${limit}:${key}`, ...windows[limit] }, now)),
  };
}
