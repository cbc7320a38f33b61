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

/** A transaction of the service itself: accounts and jobs. */
export function asService<T>(database: Database, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return withRetries(() => database.transaction(run));
}
