import { slopeSum } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 9 digits, not beginning with 0, the last one by modulus 11, 10 being written 0.
 *
 * Valid: `PT501964843`. Invalid: `PT501964844`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const portugal: VatRule = [
  1 << 9,
  (body) => body[0] > 0 && ((11 - (slopeSum(body, 0, 8, 9) % 11)) % 11) % 10 === body[8],
];
