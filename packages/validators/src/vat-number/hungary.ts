import { weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const weights = [9, 7, 3, 1, 9, 7, 3, 1];

/**
 * 8 digits, their weighted sum a multiple of 10.
 *
 * Valid: `HU12892312`. Invalid: `HU12892313`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const hungary: VatRule = [1 << 8, (body) => weightedSum(body, weights) % 10 === 0];
