import { isBirthNumber } from '../birth-number';
import { slopeSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

function isLegalEntity(body: Characters): boolean {
  return body[0] < 9 && ((11 - (slopeSum(body, 0, 7, 8) % 11)) % 11 || 1) % 10 === body[7];
}

function isSpecial(body: Characters): boolean {
  return (18 - ((10 - (slopeSum(body, 1, 8, 8) % 11)) % 11)) % 10 === body[8];
}

/**
 * 8 digits for legal entities, not beginning with 9; 9 digits beginning with 6 for people and groups without a birth number; a birth
 * number of 9 or 10 digits for the others.
 *
 * Valid: `CZ25123891`. Invalid: `CZ25123892`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const czechia: VatRule = (body, length, letters) =>
  length > 7 && length < 11 && letters === 0
    ? judged(
        length === 8
          ? isLegalEntity(body)
          : length === 9 && body[0] === 6
            ? isSpecial(body)
            : isBirthNumber(body, length),
      )
    : 0;
