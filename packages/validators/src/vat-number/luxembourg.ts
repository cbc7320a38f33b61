import { numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 8 digits, the last two being the remainder of the others by 89.
 *
 * Valid: `LU15027442`. Invalid: `LU15027443`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const luxembourg: VatRule = [1 << 8, (body) => numberOf(body, 0, 6) % 89 === numberOf(body, 6, 8)];
