import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inScope } from '../database/scope';
import { keptCalls } from './idempotency-key.table';

export type KeptCall = typeof keptCalls.$inferSelect;

/** Whose call of which endpoint a key names. */
export type CallName = Pick<KeptCall, 'userId' | 'endpoint' | 'keyHash'>;

const named = ({ userId, endpoint, keyHash }: CallName) =>
  and(eq(keptCalls.userId, userId), eq(keptCalls.endpoint, endpoint), eq(keptCalls.keyHash, keyHash));

export function findKeptCall(database: Database, name: CallName): Promise<KeptCall | null> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    const [row] = await tx.select().from(keptCalls).where(named(name));
    return row ?? null;
  });
}

/** Keeps a call in the transaction of its effect; another call of the same name makes the transaction fail. */
export async function insertKeptCall(tx: Transaction, call: Omit<KeptCall, 'answer'>): Promise<void> {
  await tx.insert(keptCalls).values(call);
}

export function keepAnswer(database: Database, name: CallName, answer: unknown): Promise<void> {
  return inScope(database, { userId: name.userId }, async (tx) => {
    await tx.update(keptCalls).set({ answer }).where(named(name));
  });
}

/** Forgets the calls before a moment, but for those of some endpoints, by their ids. */
export async function deleteCallsBefore(database: Database, before: Date, but: readonly string[]): Promise<void> {
  await database
    .delete(keptCalls)
    .where(and(lt(keptCalls.createdAt, before), notInArray(keptCalls.endpoint, [...but])));
}
