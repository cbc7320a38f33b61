import { weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7, 10];

/**
 * 10 digits, their weighted sum a multiple of 11.
 *
 * Valid: `PL8567346215`. Invalid: `PL8567346216`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const poland: VatRule = [1 << 10, (body) => weightedSum(body, weights) % 11 === 0];
