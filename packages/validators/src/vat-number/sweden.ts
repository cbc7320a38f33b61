import { luhnSum, numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 12 digits: the 10 of the organisation or person by Luhn, and 01.
 *
 * Valid: `SE123456789701`. Invalid: `SE123456789801`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const sweden: VatRule = [1 << 12, (body) => numberOf(body, 10, 12) === 1 && luhnSum(body, 0, 10) % 10 === 0];
