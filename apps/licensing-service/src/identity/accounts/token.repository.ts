import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { oneTimeTokens } from './account.table';
import { createSecretToken, hashOf } from './secret-token';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type TokenPurpose = OneTimeToken['purpose'];

const minute = 60_000;

/** Lifetimes of links in milliseconds. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  activation: 72 * 60 * minute,
  password_reset: 60 * minute,
  email_change: 24 * 60 * minute,
  first_administrator: 72 * 60 * minute,
};

/**
 * Creates a link and revokes older ones of the same purpose. `email` is the address it confirms, if not the
 * account's.
 */
export async function issueToken(
  tx: DatabaseHandle,
  purpose: TokenPurpose,
  userId: string | null,
  at: Date,
  email: string | null = null,
): Promise<string> {
  await replaceTokens(tx, purpose, userId, at);
  return addToken(tx, purpose, userId, at, email);
}

/** Revokes all links of this purpose. */
export async function replaceTokens(
  tx: DatabaseHandle,
  purpose: TokenPurpose,
  userId: string | null,
  at: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ replacedAt: at })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        ofUser(userId),
        isNull(oneTimeTokens.usedAt),
        isNull(oneTimeTokens.replacedAt),
      ),
    );
}

/** Creates a link. Older ones stay valid. */
export async function addToken(
  tx: DatabaseHandle,
  purpose: TokenPurpose,
  userId: string | null,
  at: Date,
  email: string | null = null,
): Promise<string> {
  const { token, hash } = createSecretToken();
  const expiresAt = new Date(at.getTime() + tokenLifetimes[purpose]);
  await tx.insert(oneTimeTokens).values({ purpose, tokenHash: hash, userId, email, createdAt: at, expiresAt });
  return token;
}

/** Consumes a link in one statement: of concurrent callers one succeeds, the others get null. */
export async function consumeToken(
  tx: DatabaseHandle,
  purpose: TokenPurpose,
  token: string,
  at: Date,
): Promise<OneTimeToken | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(isValid(purpose, token, at))
    .returning();
  return used ?? null;
}

export async function findWorkingToken(
  database: DatabaseHandle,
  purpose: TokenPurpose,
  token: string,
  at: Date,
): Promise<OneTimeToken | null> {
  const [found] = await database
    .select()
    .from(oneTimeTokens)
    .where(isValid(purpose, token, at));
  return found ?? null;
}

/** Finds a link in any state. */
export async function findToken(
  database: DatabaseHandle,
  purpose: TokenPurpose,
  token: string,
): Promise<OneTimeToken | null> {
  const [found] = await database
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.purpose, purpose)));
  return found ?? null;
}

/** Revokes all links of a user, after a password change. */
export async function endTokensOf(tx: DatabaseHandle, userId: string, at: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ replacedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt), isNull(oneTimeTokens.replacedAt)));
}

/** The new e-mail that is not yet confirmed. */
export async function findPendingEmail(database: DatabaseHandle, userId: string, at: Date): Promise<string | null> {
  const [found] = await database
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'email_change'), isOpen(at)));
  return found?.email ?? null;
}

/** Deletes all links of a user, including their data. */
export async function deleteTokensOf(tx: DatabaseHandle, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

const isOpen = (at: Date) =>
  and(isNull(oneTimeTokens.usedAt), isNull(oneTimeTokens.replacedAt), gt(oneTimeTokens.expiresAt, at));

function isValid(purpose: TokenPurpose, token: string, at: Date): SQL | undefined {
  return and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.purpose, purpose), isOpen(at));
}

const ofUser = (userId: string | null) =>
  userId === null ? isNull(oneTimeTokens.userId) : eq(oneTimeTokens.userId, userId);
