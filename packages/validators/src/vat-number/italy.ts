import { luhnSum, numberOf } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

function isProvince(number: number): boolean {
  return (number > 0 && number < 101) || number === 120 || number === 121 || number === 888 || number === 999;
}

/**
 * 11 digits by Luhn; the eighth to tenth name the province of issue: 001–100, 120, 121, 888, 999.
 *
 * Valid: `IT00743110157`. Invalid: `IT00743110158`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const italy: VatRule = (body, length, letters) =>
  length === 11 && letters === 0
    ? judged(isProvince(numberOf(body, 7, 10)) && numberOf(body, 0, 7) > 0 && luhnSum(body, 0, 11) % 10 === 0)
    : 0;
