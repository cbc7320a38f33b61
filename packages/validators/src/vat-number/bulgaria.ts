import { isCalendarDay } from '../calendar-day';
import { numberOf, slopeSum, weightedSum } from '../check-sums';
import type { Characters } from '../number-reader';
import { type VatRule } from './vat-rule';

const foreigner = [1, 9, 7, 3, 1, 9, 7, 3, 1];
const other = [4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/** The month tells the century: plus 20 before 1900, plus 40 from 2000. The weights are powers of two, 6 being half of 1. */
function isPerson(body: Characters): boolean {
  const month = numberOf(body, 2, 4);
  const shift = month > 40 ? 40 : month > 20 ? 20 : 0;
  const year = numberOf(body, 0, 2) + (shift > 20 ? 2000 : 1900 - 5 * shift);
  return (
    isCalendarDay(year, month - shift, numberOf(body, 4, 6)) && ((6 * numberOf(body, 0, 9, 6)) % 11) % 10 === body[9]
  );
}

/**
 * 9 digits for legal entities, 10 for people (birth date and check digit, EGN), foreigners (PNF) and others.
 *
 * Valid: `BG175074752`. Invalid: `BG175074753`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: National Revenue Agency, EGN and PNF.
 */
export const bulgaria: VatRule = [
  (1 << 9) | (1 << 10),
  (body, length) => {
    if (length === 9) {
      const first = slopeSum(body, 0, 8, 1, 1) % 11;
      return (first < 10 ? first : (slopeSum(body, 0, 8, 3, 1) % 11) % 10) === body[8];
    }
    return isPerson(body) || weightedSum(body, foreigner) % 10 === body[9] || weightedSum(body, other) % 11 === 0;
  },
];
