import type { DatabaseHandle } from '../../../platform';
import { findCheckTimes, findVatCheckOf, type VatCheckRow } from './vat-check.repository';

const day = 86_400_000;

/** How long an answer of VIES counts that reverse charge rests on, until VIES is asked again. */
export const daysOfConfirmation = 30;

/** Days later at which that has been done, whatever kept the service from it. */
const daysOfAsking = 5;

const mostBetween = (daysOfConfirmation + daysOfAsking) * day;

/**
 * What VIES has said of a number that counts at a moment; null for nothing. A confirmation counts as long as VIES has been
 * asked time and again since, where it was silent too: one from before a time in which the number was not in use is
 * of that time.
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
  const asked = [...(await findCheckTimes(db, tenantId, vatNumber, last.checkedAt)), at];
  const hasGap = asked.some((time, index) => time.getTime() - (asked[index - 1] ?? time).getTime() > mostBetween);
  return hasGap ? null : last;
}
