import { isBirthNumber } from '../birth-number';
import { slopeSum } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 8 digits for legal entities, not beginning with 9; 9 digits beginning with 6 for people and groups without a birth number; a birth
 * number of 9 or 10 digits for the others.
 *
 * Valid: `CZ25123891`. Invalid: `CZ25123892`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const czechia: VatRule = [
  (1 << 8) | (1 << 9) | (1 << 10),
  (body, length) =>
    length === 8
      ? body[0] < 9 && ((11 - (slopeSum(body, 0, 7, 8) % 11)) % 11 || 1) % 10 === body[7]
      : length === 9 && body[0] === 6
        ? (18 - ((10 - (slopeSum(body, 1, 8, 8) % 11)) % 11)) % 10 === body[8]
        : isBirthNumber(body, length),
];
