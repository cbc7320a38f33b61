import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { withRetries } from './with-retries';

/** The tenants a transaction may access. */
export interface Scope {
  readonly userId: string;
  /** Access to all tenants, granted by a permission. */
  readonly everyTenant?: boolean;
}

/**
 * Runs a transaction as a user. Row-level security limits it to rows of the user's tenants. Never wait for the
 * network inside.
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
 * Why a transaction bypasses row security:
 * - `job`: background jobs and steps of operations, never part of a user's call
 * - `start`: seeds, resuming and commands
 * - `webhook`: a signed request of another company
 * - `no-tenant`: rows that belong to no tenant: accounts, sessions, codelists, prices
 * - `membership`: a user joins or leaves a tenant, so they are no member before or after
 * - `other-tenants`: a check across tenants that returns only whether something is free
 * - `stand-in`: rows of a simulated company, such as the sandbox's cards
 */
export type ServiceReason = 'job' | 'start' | 'webhook' | 'no-tenant' | 'membership' | 'other-tenants' | 'stand-in';

/** Opens transactions in functions that users' calls and jobs share. */
export type Transact = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

const neverInCalls: readonly ServiceReason[] = ['job', 'start', 'webhook'];
const calls = new AsyncLocalStorage<true>();

/** Runs the handler of a user's call. Inside, `asService` throws for the reasons of background work. */
export const duringUserCall = <T>(run: () => T): T => calls.run(true, run);

/** Runs a job, also if a user's call woke its worker. */
export const outsideUserCalls = <T>(run: () => T): T => calls.exit(run);

/** Runs a transaction without row security. Users' calls access rows of tenants through `inScope`. */
export function asService<T>(
  database: Database,
  reason: ServiceReason,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (calls.getStore() === true && neverInCalls.includes(reason))
    return Promise.reject(new Error(`A user's call opened a transaction without row security (${reason}).`));
  return withRetries(() => database.transaction(run));
}
