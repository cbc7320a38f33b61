import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { type Reference, recordOf, type Uses } from './reference';

const never = sql`false`;

/** Counts the records that refer to each of these keys. Keys without references are missing. */
export async function countUses(
  db: DatabaseHandle,
  reference: Reference,
  keys: readonly string[],
): Promise<readonly (Uses & { readonly key: string })[]> {
  if (keys.length === 0) return [];
  const { column, kept = never } = reference;
  const record = recordOf(reference);
  return db
    .select({
      key: sql<string>`${column}::text`,
      uses: sql<number>`(count(distinct ${record}) filter (where not (${kept})))::int`,
      kept: sql<number>`(count(distinct ${record}) filter (where ${kept}))::int`,
    })
    .from(column.table)
    .where(inArray(column, [...keys]))
    .groupBy(column);
}

/** Ids of the newest records that refer to a key, among those of the scope of the transaction. */
export async function findReferring(
  tx: Transaction,
  reference: Reference,
  key: string,
  within: ReturnType<NonNullable<Reference['listing']['within']>>,
  limit: number,
): Promise<string[]> {
  const { column, listing } = reference;
  const referring = tx
    .select({ id: recordOf(reference) })
    .from(column.table)
    .where(eq(column, key));
  const rows = await tx
    .select({ id: sql<string>`${listing.id}` })
    .from(listing.table)
    .where(and(inArray(listing.id, referring), within))
    .orderBy(sql`${listing.id} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lets every record that does not keep `from` refer to `by`. */
export async function moveReferences(tx: Transaction, { column, kept = never }: Reference, from: string, by: string) {
  await tx.execute(
    sql`update ${column.table} set ${sql.identifier(column.name)} = ${by} where ${and(eq(column, from), not(sql`(${kept})`))}`,
  );
}

/** Waits for deletions and replacements of a record; they wait until this transaction ends. */
export async function shareTarget(tx: Transaction, to: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`${to}:${key}`}, 0))`);
}

/** Waits for transactions that refer to a record; they wait until this transaction ends. */
export async function lockTarget(tx: Transaction, to: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${to}:${key}`}, 0))`);
}
