import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, DatabaseHandle, Transaction } from '../database/database';
import { inScope } from '../database/scope';
import { idempotencyKeys } from './idempotency-key.table';

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;

/** Identifies a key by user and endpoint. */
export type KeyName = Pick<IdempotencyKey, 'userId' | 'endpoint' | 'keyHash'>;

const matches = ({ userId, endpoint, keyHash }: KeyName) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.keyHash, keyHash));

export function findIdempotencyKey(database: Database, name: KeyName): Promise<IdempotencyKey | null> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    const [row] = await tx.select().from(idempotencyKeys).where(matches(name));
    return row ?? null;
  });
}

/** Saves a key in the transaction of the effect. A concurrent request with the same key makes the transaction fail. */
export async function insertIdempotencyKey(tx: Transaction, call: Omit<IdempotencyKey, 'answer'>): Promise<void> {
  await tx.insert(idempotencyKeys).values(call);
}

export function saveAnswer(database: Database, name: KeyName, answer: unknown): Promise<void> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    await tx.update(idempotencyKeys).set({ answer }).where(matches(name));
  });
}

/** Deletes keys created before a time, except those of the endpoints `except`. */
export async function deleteKeysBefore(database: Database, before: Date, except: readonly string[]): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, before), notInArray(idempotencyKeys.endpoint, [...except])));
}

/** Deletes the stored responses of a user, which may contain their name. */
export async function deleteIdempotencyKeysOf(tx: DatabaseHandle, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}

/** Deletes the stored responses about records. A repeated request gets the records as they are then. */
export async function deleteAnswersAbout(tx: DatabaseHandle, ids: readonly string[]): Promise<void> {
  const isAbout = sql`string_to_array(${idempotencyKeys.result}, ',') && ${sql.param(`{${ids.join(',')}}`)}::text[]`;
  await tx.update(idempotencyKeys).set({ answer: null }).where(isAbout);
}
