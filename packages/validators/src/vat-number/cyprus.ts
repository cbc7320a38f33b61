import { numberOf } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/** What the first, third, fifth and seventh digit count. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/**
 * 8 digits, not beginning with 12, and a letter over all of them.
 *
 * Valid: `CY10259033P`. Invalid: `CY10259033Z`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const cyprus: VatRule = [
  1 << 9,
  (body, _length, letters) => {
    if (letters < 256 || body[8] > 35) return noShape;
    let sum = 0;
    for (let at = 0; at < 8; at += 2) sum += (odd[body[at] as number] as number) + (body[at + 1] as number);
    return numberOf(body, 0, 2) !== 12 && (sum % 26) + 10 === body[8];
  },
  256,
];
