import { luhnSum, numberOf } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

/**
 * 12 digits: the 10 of the organisation or person by Luhn, and 01.
 *
 * Valid: `SE123456789701`. Invalid: `SE123456789801`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const sweden: VatRule = (body, length, letters) =>
  length === 12 && letters === 0 ? judged(numberOf(body, 10, 12) === 1 && luhnSum(body, 0, 10) % 10 === 0) : 0;
