import { numberOf } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

/** What the first, third, fifth and seventh digit count. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function sumOf(body: Characters): number {
  let sum = 0;
  for (let at = 0; at < 8; at++) sum += at % 2 === 0 ? (odd[body[at] as number] as number) : (body[at] as number);
  return sum;
}

/**
 * 8 digits, not beginning with 12, and a letter over all of them.
 *
 * Valid: `CY10259033P`. Invalid: `CY10259033Z`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const cyprus: VatRule = (body, length, letters) =>
  length === 9 && letters === 256 && body[8] < 36
    ? judged(numberOf(body, 0, 2) !== 12 && (sumOf(body) % 26) + 10 === body[8])
    : 0;
