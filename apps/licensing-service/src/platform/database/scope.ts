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

/** Runs a transaction as the service itself: accounts and jobs. */
export function asService<T>(database: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return withRetries(() => database.transaction(run));
}
