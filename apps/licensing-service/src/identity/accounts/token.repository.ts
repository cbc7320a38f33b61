import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { oneTimeTokens } from './account.table';
import { createSecretToken, hashOf } from './secret-token';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type TokenPurpose = OneTimeToken['purpose'];

const minute = 60_000;

/** How long a link works. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  activation: 72 * 60 * minute,
  password_reset: 60 * minute,
  email_change: 24 * 60 * minute,
  first_administrator: 72 * 60 * minute,
};

/** A new link; every older one of the same purpose stops working. `email` is what it confirms, where it is not the account's. */
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

/** Every link of this purpose stops working. */
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

/** A new link; the older ones keep working. */
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

/** Uses a link up, in one statement: of many at once one succeeds, the others get null. */
export async function consumeToken(
  tx: DatabaseHandle,
  purpose: TokenPurpose,
  token: string,
  at: Date,
): Promise<OneTimeToken | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(working(purpose, token, at))
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
    .where(working(purpose, token, at));
  return found ?? null;
}

/** A link in whatever state. */
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

/** A new password makes every link of its owner useless. */
export async function endTokensOf(tx: DatabaseHandle, userId: string, at: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ replacedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt), isNull(oneTimeTokens.replacedAt)));
}

/** The e-mail that waits for its confirmation. */
export async function findPendingEmail(database: DatabaseHandle, userId: string, at: Date): Promise<string | null> {
  const [found] = await database
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'email_change'), open(at)));
  return found?.email ?? null;
}

/** Links of an account that are obsolete, with their data. */
export async function deleteTokensOf(tx: DatabaseHandle, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

const open = (at: Date) =>
  and(isNull(oneTimeTokens.usedAt), isNull(oneTimeTokens.replacedAt), gt(oneTimeTokens.expiresAt, at));

function working(purpose: TokenPurpose, token: string, at: Date): SQL | undefined {
  return and(eq(oneTimeTokens.tokenHash, hashOf(token)), eq(oneTimeTokens.purpose, purpose), open(at));
}

const ofUser = (userId: string | null) =>
  userId === null ? isNull(oneTimeTokens.userId) : eq(oneTimeTokens.userId, userId);
