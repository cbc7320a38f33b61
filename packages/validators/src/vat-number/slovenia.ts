import { slopeSum } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 8 digits, not beginning with 0, the last one by modulus 11: 10 is written 0, and where it would be 11 there is no such number.
 *
 * Valid: `SI50223054`. Invalid: `SI50223055`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithm: Tax Procedure Act (ZDavP-2), tax number.
 */
export const slovenia: VatRule = [
  1 << 8,
  (body) => {
    const check = 11 - (slopeSum(body, 0, 7, 8) % 11);
    return body[0] > 0 && check < 11 && check % 10 === body[7];
  },
];
