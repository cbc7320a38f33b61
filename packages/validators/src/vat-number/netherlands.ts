import { numberOf, slopeSum } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

const letterB = 11;

/** N is 23, L is 21, and nine digits follow. */
const prefix = 2_321_000_000_000;

/**
 * 9 digits, B and 2 digits from 01 on: either the eleven-proof over the nine, or, for sole traders since 2020, ISO 7064 mod 97-10 over
 * everything with NL.
 *
 * Valid: `NL004495445B01`. Invalid: `NL004495446B01`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Belastingdienst, btw-identificatienummer.
 */
export const netherlands: VatRule = [
  1 << 12,
  (body, _length, letters) => {
    if (body[9] !== letterB || letters !== 512) return noShape;
    const number = numberOf(body, 0, 9);
    const branch = numberOf(body, 10, 12);
    const isOld = slopeSum(body, 0, 8, 9) % 11 === body[8];
    const isNew = (((prefix + number) % 97) * 10_000 + 100 * letterB + branch) % 97 === 1;
    return number > 0 && branch > 0 && (isOld || isNew);
  },
  512,
];
