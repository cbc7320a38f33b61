import { slopeSum } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

/** Weights from `first` to 9, then from 1 again. */
function remainder(body: Characters, length: number, first: number): number {
  const turn = Math.min(length, 10 - first);
  return (slopeSum(body, 0, turn, first, 1) + slopeSum(body, turn, length, 1, 1)) % 11;
}

function checkOf(body: Characters, length: number): number {
  const first = remainder(body, length, 1);
  return first === 10 ? remainder(body, length, 3) % 10 : first;
}

/**
 * 9 digits for legal entities, 12 for others, the last but one being 1 and the last by modulus 11.
 *
 * Valid: `LT119511515`. Invalid: `LT119511516`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const lithuania: VatRule = (body, length, letters) =>
  (length === 9 || length === 12) && letters === 0
    ? judged(body[length - 2] === 1 && checkOf(body, length - 1) === body[length - 1])
    : 0;
