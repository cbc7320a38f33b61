import type { DatabaseHandle } from '../../../platform';
import { findCheckTimes, findVatCheckOf, type VatCheckRow } from './vat-check.repository';

const day = 86_400_000;

/** Days until a confirmed number that reverse charge is based on is checked with VIES again. */
export const daysOfConfirmation = 30;

/** Days within which that check runs, even after failures. */
const daysOfChecking = 5;

const maximumGap = (daysOfConfirmation + daysOfChecking) * day;

/**
 * The latest VIES check of a number that counts at a moment; null for none. A confirmation counts only if checks
 * continued without a gap since, also unanswered ones: after a gap the number was not in use, so the confirmation is
 * outdated.
 *
 * @param vatNumber with its prefix
 */
export async function findLatestVatCheck(
  db: DatabaseHandle,
  tenantId: string,
  vatNumber: string,
  at: Date,
): Promise<VatCheckRow | null> {
  const last = await findVatCheckOf(db, tenantId, vatNumber);
  if (last?.status !== 'confirmed') return last;
  const times = [...(await findCheckTimes(db, tenantId, vatNumber, last.checkedAt)), at];
  const hasGap = times.some((time, index) => time.getTime() - (times[index - 1] ?? time).getTime() > maximumGap);
  return hasGap ? null : last;
}
