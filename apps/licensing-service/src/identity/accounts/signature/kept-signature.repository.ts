import { eq, ne } from 'drizzle-orm';
import { type DatabaseHandle, EnvelopeError, seal, type SecretKey, type Transaction, unseal } from '../../../platform';
import { keptSignatures } from './kept-signature.table';

/** Authenticated context of an envelope: `table|column|row|user`. */
const placeOf = (userId: string) => `kept_signatures|envelope|${userId}|${userId}`;

/** Null without a picture, and for one that no key opens. */
export async function findKeptSignature(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  userId: string,
): Promise<Buffer | null> {
  const [row] = await db.select().from(keptSignatures).where(eq(keptSignatures.userId, userId));
  return row === undefined ? null : open(keys, row);
}

function open(keys: readonly SecretKey[], { userId, envelope }: typeof keptSignatures.$inferSelect): Buffer | null {
  try {
    return unseal(keys, envelope, placeOf(userId));
  } catch (error) {
    if (error instanceof EnvelopeError) return null;
    throw error;
  }
}

/** Encrypts a picture and replaces an earlier one. */
export async function saveKeptSignature(
  tx: Transaction,
  [newest]: readonly SecretKey[],
  { userId, picture, keptAt }: { readonly userId: string; readonly picture: Buffer; readonly keptAt: Date },
): Promise<void> {
  if (newest === undefined) throw new Error('No secret key is configured.');
  const row = { keyId: newest.id, envelope: seal(newest, picture, placeOf(userId)), keptAt };
  await tx
    .insert(keptSignatures)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: keptSignatures.userId, set: row });
}

/** Whether there was one. */
export async function removeKeptSignature(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx.delete(keptSignatures).where(eq(keptSignatures.userId, userId)).returning();
  return removed.length > 0;
}

/** Encrypts one picture again that another key encrypts; one that no key opens is deleted. False if there is none. */
export async function rewrapKeptSignature(tx: Transaction, keys: readonly SecretKey[]): Promise<boolean> {
  const [newest] = keys;
  if (newest === undefined) throw new Error('No secret key is configured.');
  const outdated = ne(keptSignatures.keyId, newest.id);
  const [row] = await tx.select().from(keptSignatures).where(outdated).limit(1).for('update');
  if (row === undefined) return false;
  const { userId, keptAt } = row;
  const picture = open(keys, row);
  if (picture === null) await removeKeptSignature(tx, userId);
  else await saveKeptSignature(tx, keys, { userId, picture, keptAt });
  return true;
}
