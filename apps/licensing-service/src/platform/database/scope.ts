import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { withRetries } from './with-retries';

/** Whose tenants a transaction may touch. */
export interface Scope {
  readonly userId: string;
  /** Granted by a permission on everybody's tenants. */
  readonly everyTenant?: boolean;
}

/**
 * A transaction on behalf of a user: row security shows and accepts only the rows of their tenants.
 * Never wait for the network inside.
 */
export function inScope<T>(database: Database, scope: Scope, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return withRetries(() =>
    database.transaction(async (tx) => {
      const role = scope.everyTenant === true ? 'atrium_every_tenant' : 'atrium_app';
      await tx.execute(
        sql`select set_config('atrium.user_id', ${scope.userId}, true), set_config('role', ${role}, true)`,
      );
      return run(tx);
    }),
  );
}

/**
 * Why a transaction passes row security:
 * - `job`: background work and steps of operations, which no user's call runs
 * - `start`: seeds, resuming and commands
 * - `webhook`: a signed message of another company
 * - `no-tenant`: rows that belong to no tenant: accounts, sessions, code lists, prices
 * - `membership`: a user joins or leaves, so they are no member before or afterwards
 * - `other-tenants`: a look at other tenants that answers only whether something is free
 * - `stand-in`: the rows of a simulated company, such as the sandbox's cards
 */
export type ServiceReason = 'job' | 'start' | 'webhook' | 'no-tenant' | 'membership' | 'other-tenants' | 'stand-in';

/** Opens the transactions of functions that users' calls and jobs share. */
export type Transact = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

const neverInCalls: readonly ServiceReason[] = ['job', 'start', 'webhook'];
const calls = new AsyncLocalStorage<true>();

/** Runs the handler of a user's call: inside, work of the service itself throws. */
export const duringUserCall = <T>(run: () => T): T => calls.run(true, run);

/** Runs a job, also where a user's call woke its worker. */
export const outsideUserCalls = <T>(run: () => T): T => calls.exit(run);

/** A transaction that row security does not limit. Users' calls read and write rows of tenants by `inScope`. */
export function asService<T>(
  database: Database,
  reason: ServiceReason,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (calls.getStore() === true && neverInCalls.includes(reason))
    return Promise.reject(new Error(`A user's call opened a transaction of the service itself (${reason}).`));
  return withRetries(() => database.transaction(run));
}
