import { eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { loginFailures } from './account.table';
import { normalizeEmail } from './account.repository';
import { hashOf } from './secret-token';

const tolerated = 5;
const forgottenAfter = 12 * 3_600_000;
const shortestWait = 60_000;
const longestWait = 15 * 60_000;

/**
 * Counts a try as failed before the password is checked, so that many at once cannot pass; a success takes it back.
 * Whether the e-mail is known makes no difference. False while the e-mail is locked.
 */
export async function startLogin(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const emailHash = keyOf(email);
  await tx.insert(loginFailures).values({ emailHash, failures: 0, lastFailedAt: now }).onConflictDoNothing();
  const [before] = await tx.select().from(loginFailures).where(eq(loginFailures.emailHash, emailHash)).for('update');
  if (before === undefined || (before.lockedUntil !== null && before.lockedUntil > now)) return false;
  const stale = now.getTime() - before.lastFailedAt.getTime() >= forgottenAfter;
  const failures = stale ? 1 : before.failures + 1;
  await tx
    .update(loginFailures)
    .set({
      failures,
      lastFailedAt: now,
      lockedUntil: failures < tolerated ? null : new Date(now.getTime() + waitAfter(failures)),
      noticeDue: before.noticeDue || failures > tolerated,
    })
    .where(eq(loginFailures.emailHash, emailHash));
  return true;
}

/** Forgets the failures; true when the owner should be notified of a log-in after many. */
export async function endLogin(tx: DatabaseHandle, email: string): Promise<boolean> {
  const [ended] = await tx
    .delete(loginFailures)
    .where(eq(loginFailures.emailHash, keyOf(email)))
    .returning();
  return ended?.noticeDue === true;
}

function waitAfter(failures: number): number {
  return Math.min(longestWait, shortestWait * 2 ** (failures - tolerated));
}

export const keyOf = (email: string) => hashOf(normalizeEmail(email));
