import { numberOf, slopeSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

const letterB = 11;

/** N is 23, L is 21, and nine digits follow. */
const prefix = 2_321_000_000_000;

function isNumber(body: Characters, number: number, branch: number): boolean {
  const isOld = slopeSum(body, 0, 8, 9) % 11 === body[8];
  const isNew = (((prefix + number) % 97) * 10_000 + 100 * letterB + branch) % 97 === 1;
  return number > 0 && branch > 0 && (isOld || isNew);
}

/**
 * 9 digits, B and 2 digits from 01 on: either the eleven-proof over the nine, or, for sole traders since 2020, ISO 7064 mod 97-10 over
 * everything with NL.
 *
 * Valid: `NL004495445B01`. Invalid: `NL004495446B01`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Belastingdienst, btw-identificatienummer.
 */
export const netherlands: VatRule = (body, length, letters) =>
  length === 12 && letters === 512 && body[9] === letterB
    ? judged(isNumber(body, numberOf(body, 0, 9), numberOf(body, 10, 12)))
    : 0;
