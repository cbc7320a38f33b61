import { luhnSum } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

const letterU = 30;

/**
 * U and 8 digits, the last one by Luhn's sum of the others, which it completes to 6.
 *
 * Valid: `ATU13585627`. Invalid: `ATU13585628`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const austria: VatRule = [
  1 << 9,
  (body) => (body[0] === letterU ? (luhnSum(body, 1, 8) + body[8]) % 10 === 6 : noShape),
  1,
];
