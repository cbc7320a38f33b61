import type { Clock } from './clock';
import type { Database } from './database/database';
import type { DatabaseClient } from './database/open-database';
import type { RateCounters } from './http/rate-counters';
import type { Sessions } from './http/sessions';
import type { TenantRoleOf } from './http/tenant-access';
import type { Log } from './log';
import type { SecretKey, Settings } from './settings';

/** What the service is made of; `buildApp(parts)` is the only seam, for tests as for the start. */
export interface Parts {
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: Database;
  /** The driver below `database`, for what listens or enqueues. */
  readonly databaseClient: DatabaseClient;
  readonly secretKeys: readonly SecretKey[];
  readonly sessions: Sessions;
  readonly rateCounters: RateCounters;
  readonly tenantRoleOf: TenantRoleOf;
}

/** What has to be opened or chosen before the parts can be put together. */
export type Ground = Pick<Parts, 'settings' | 'log' | 'clock' | 'database' | 'databaseClient' | 'secretKeys'>;

/** Puts the parts together as the settings say; `replaced` are those a test brings along. */
export function createParts(ground: Ground, replaced: Partial<Parts> = {}): Parts {
  return {
    ...ground,
    sessions: { find: async () => null },
    rateCounters: { hit: async () => null },
    tenantRoleOf: async () => null,
    ...replaced,
  };
}
