import { weightedSum } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * 9 digits, their weighted sum a multiple of 10.
 *
 * Valid: `EE100931558`. Invalid: `EE100931559`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const estonia: VatRule = (body, length, letters) =>
  length === 9 && letters === 0 ? judged(weightedSum(body, weights) % 10 === 0) : 0;
