import { slopeSum } from '../check-sums';
import type { Characters } from '../number-reader';
import { type VatRule } from './vat-rule';

/** Weights from `first` to 9, then from 1 again; the last digit counts nothing. */
function remainder(body: Characters, length: number, first: number): number {
  const turn = Math.min(length - 1, 10 - first);
  return (slopeSum(body, 0, turn, first, 1) + slopeSum(body, turn, length - 1, 1, 1)) % 11;
}

/**
 * 9 digits for legal entities, 12 for others, the last but one being 1 and the last by modulus 11.
 *
 * Valid: `LT119511515`. Invalid: `LT119511516`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const lithuania: VatRule = [
  (1 << 9) | (1 << 12),
  (body, length) => {
    const first = remainder(body, length, 1);
    const check = first < 10 ? first : remainder(body, length, 3) % 10;
    return body[length - 2] === 1 && check === body[length - 1];
  },
];
