import { weightedSum } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

const weights = [9, 7, 3, 1, 9, 7, 3, 1];

/**
 * 8 digits, their weighted sum a multiple of 10.
 *
 * Valid: `HU12892312`. Invalid: `HU12892313`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const hungary: VatRule = (body, length, letters) =>
  length === 8 && letters === 0 ? judged(weightedSum(body, weights) % 10 === 0) : 0;
