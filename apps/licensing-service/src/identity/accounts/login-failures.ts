import { eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { loginFailures } from './account.table';
import { normalizeEmail } from './account.repository';
import { hashOf } from './secret-token';

const maxFailures = 5;
const resetAfterMs = 12 * 3_600_000;
const minLockMs = 60_000;
const maxLockMs = 15 * 60_000;

/**
 * Counts an attempt as failed before the password is checked, so concurrent guesses cannot bypass the limit. A
 * success resets the count. Treats known and unknown e-mails alike. Returns false while the e-mail is locked.
 */
export async function startLogin(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const emailHash = keyOf(email);
  await tx.insert(loginFailures).values({ emailHash, failures: 0, lastFailedAt: now }).onConflictDoNothing();
  const [previous] = await tx.select().from(loginFailures).where(eq(loginFailures.emailHash, emailHash)).for('update');
  if (previous === undefined || (previous.lockedUntil !== null && previous.lockedUntil > now)) return false;
  const stale = now.getTime() - previous.lastFailedAt.getTime() >= resetAfterMs;
  const failures = stale ? 1 : previous.failures + 1;
  await tx
    .update(loginFailures)
    .set({
      failures,
      lastFailedAt: now,
      lockedUntil: failures < maxFailures ? null : new Date(now.getTime() + lockDuration(failures)),
      noticeDue: previous.noticeDue || failures > maxFailures,
    })
    .where(eq(loginFailures.emailHash, emailHash));
  return true;
}

/** Resets the failures. Returns true if the owner should be notified of a login after many. */
export async function endLogin(tx: DatabaseHandle, email: string): Promise<boolean> {
  const [deleted] = await tx
    .delete(loginFailures)
    .where(eq(loginFailures.emailHash, keyOf(email)))
    .returning();
  return deleted?.noticeDue === true;
}

function lockDuration(failures: number): number {
  return Math.min(maxLockMs, minLockMs * 2 ** (failures - maxFailures));
}

export const keyOf = (email: string) => hashOf(normalizeEmail(email));
