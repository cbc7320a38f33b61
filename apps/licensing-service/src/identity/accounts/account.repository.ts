import { eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { users } from './account.table';

export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;

/** Normal form in which e-mails are compared and saved. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export async function findAccountByEmail(database: DatabaseHandle, email: string): Promise<Account | null> {
  const [account] = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)));
  return account ?? null;
}

export async function findAccountsByEmail(database: DatabaseHandle, emails: readonly string[]): Promise<Account[]> {
  if (emails.length === 0) return [];
  return database
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails.map(normalizeEmail)));
}

/** Null when another account already has the e-mail. */
export async function insertAccount(tx: DatabaseHandle, account: NewAccount): Promise<Account | null> {
  const [inserted] = await tx.insert(users).values(account).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findAccount(database: DatabaseHandle, id: string): Promise<Account | null> {
  const [account] = await database.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Reads and locks an account until the transaction ends: `share` blocks changes, `update` also other locks. */
export async function lockAccount(tx: Transaction, id: string, strength: 'share' | 'update'): Promise<Account | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for(strength);
  return account ?? null;
}

export async function updateAccount(
  tx: DatabaseHandle,
  id: string,
  changed: Partial<NewAccount>,
  at: Date,
): Promise<Account | null> {
  const [account] = await tx
    .update(users)
    .set({ ...changed, updatedAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning();
  return account ?? null;
}

/** Does not change the account's version, since no form shows it. */
export async function recordSignIn(tx: DatabaseHandle, id: string, at: Date): Promise<void> {
  await tx.update(users).set({ lastSignInAt: at }).where(eq(users.id, id));
}

/** A rehash of the same password does not change the account's version. */
export async function replacePasswordHash(database: DatabaseHandle, id: string, passwordHash: string): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, id));
}
