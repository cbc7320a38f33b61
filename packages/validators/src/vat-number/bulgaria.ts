import { isCalendarDay } from '../calendar-day';
import { numberOf, slopeSum, weightedSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

const foreigner = [1, 9, 7, 3, 1, 9, 7, 3, 1];
const other = [4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

function isLegalEntity(body: Characters): boolean {
  const first = slopeSum(body, 0, 8, 1, 1) % 11;
  return (first === 10 ? (slopeSum(body, 0, 8, 3, 1) % 11) % 10 : first) === body[8];
}

/** The month tells the century: plus 20 before 1900, plus 40 from 2000. The weights are powers of two, 6 being half of 1. */
function isPerson(body: Characters): boolean {
  const month = numberOf(body, 2, 4);
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  return (
    isCalendarDay(
      century + numberOf(body, 0, 2),
      month - (month > 40 ? 40 : month > 20 ? 20 : 0),
      numberOf(body, 4, 6),
    ) && ((6 * numberOf(body, 0, 9, 6)) % 11) % 10 === body[9]
  );
}

function isForeigner(body: Characters): boolean {
  return weightedSum(body, foreigner) % 10 === body[9];
}

function isOther(body: Characters): boolean {
  return weightedSum(body, other) % 11 === 0;
}

/**
 * 9 digits for legal entities, 10 for people (birth date and check digit, EGN), foreigners (PNF) and others.
 *
 * Valid: `BG175074752`. Invalid: `BG175074753`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: National Revenue Agency, EGN and PNF.
 */
export const bulgaria: VatRule = (body, length, letters) =>
  (length === 9 || length === 10) && letters === 0
    ? judged(length === 9 ? isLegalEntity(body) : isPerson(body) || isForeigner(body) || isOther(body))
    : 0;
