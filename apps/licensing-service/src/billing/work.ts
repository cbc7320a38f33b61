import { asService, type Database, inScope, type Scope, type Transaction } from '../platform';
import type { ChargeDependencies } from './dependencies';

/** A transaction of billing, with the moment that everything in it is decided for. */
export interface Work extends ChargeDependencies {
  readonly tx: Transaction;
  readonly now: Date;
}

/** Runs work in one transaction. */
export type TransactWork = <T>(run: (work: Work) => Promise<T>) => Promise<T>;

/** Transactions of a user's call. */
export const asCall =
  (dependencies: ChargeDependencies & { readonly database: Database }, scope: Scope): TransactWork =>
  (run) =>
    inScope(dependencies.database, scope, (tx) => run(workOf(dependencies, tx)));

/** Transactions of a background job. */
export const asJob =
  (dependencies: ChargeDependencies & { readonly database: Database }): TransactWork =>
  (run) =>
    asService(dependencies.database, 'job', (tx) => run(workOf(dependencies, tx)));

const workOf = (dependencies: ChargeDependencies, tx: Transaction): Work => ({
  ...dependencies,
  tx,
  now: dependencies.clock(),
});
