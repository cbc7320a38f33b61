import { slopeSum } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/** W counts 0, A to V 1 to 22. */
function countOf(letter: number): number {
  return letter === 32 ? 0 : letter - 9;
}

/**
 * 7 digits and a letter by modulus 23, since 2013 followed by A–I, before that by W; the old form has a letter, `+` or `*` as its second
 * character.
 *
 * Valid: `IE6433435F`. Invalid: `IE6433435G`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const ireland: VatRule = [
  (1 << 8) | (1 << 9),
  (body, length, letters) => {
    const isOld = body[1] > 9;
    const isShort = length === 8;
    if ((letters | 2) !== (isShort ? 130 : 386) || body[7] > 35 || (!isShort && body[8] > 35)) return noShape;
    const extra = isShort ? 0 : countOf(body[8]);
    const sum = isOld ? slopeSum(body, 2, 7, 7) + 2 * body[0] : slopeSum(body, 0, 7, 8) + 9 * extra;
    return extra < (isOld ? 1 : 10) && sum % 23 === countOf(body[7]);
  },
  386,
];
