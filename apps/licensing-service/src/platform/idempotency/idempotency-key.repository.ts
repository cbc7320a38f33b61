import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inScope } from '../database/scope';
import { idempotencyKeys } from './idempotency-key.table';

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;

/** Whose call of which endpoint a key names. */
export type KeyName = Pick<IdempotencyKey, 'userId' | 'endpoint' | 'keyHash'>;

const named = ({ userId, endpoint, keyHash }: KeyName) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.keyHash, keyHash));

export function findIdempotencyKey(database: Database, name: KeyName): Promise<IdempotencyKey | null> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    const [row] = await tx.select().from(idempotencyKeys).where(named(name));
    return row ?? null;
  });
}

/** Keeps a call in the transaction of its effect; another call of the same name makes the transaction fail. */
export async function insertIdempotencyKey(tx: Transaction, call: Omit<IdempotencyKey, 'answer'>): Promise<void> {
  await tx.insert(idempotencyKeys).values(call);
}

export function saveAnswer(database: Database, name: KeyName, answer: unknown): Promise<void> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    await tx.update(idempotencyKeys).set({ answer }).where(named(name));
  });
}

/** Forgets the calls before a moment, but for those of some endpoints, by their ids. */
export async function deleteKeysBefore(database: Database, before: Date, but: readonly string[]): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, before), notInArray(idempotencyKeys.endpoint, [...but])));
}
