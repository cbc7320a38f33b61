import { weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const weights = [3, 4, 6, 7, 8, 9, 10, 1];

/**
 * 8 digits, not beginning with 0, their weighted sum a multiple of 37.
 *
 * Valid: `MT11679112`. Invalid: `MT11679113`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const malta: VatRule = [1 << 8, (body) => body[0] > 0 && weightedSum(body, weights) % 37 === 0];
