import { luhnSum, numberOf } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/** The letter of people's numbers: X, Y and Z at their beginning count 0, 1 and 2, K, L and M nothing. */
function letterOf(number: number): number {
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charCodeAt(number % 23) - 55;
}

/**
 * A letter or digit, 7 digits, a letter or digit. People have a letter by modulus 23 (DNI; NIE with X, Y, Z; K, L, M), companies
 * a digit or a letter by Luhn.
 *
 * Valid: `ESB58378431`. Invalid: `ESB58378432`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Real Decreto 1065/2007 (NIF), Orden EHA/451/2008.
 */
export const spain: VatRule = [
  1 << 9,
  (body) => {
    const first = body[0];
    const last = body[8];
    if (first > 35 || last > 35) return noShape;
    if (first < 10 || first > 32) return last === letterOf((first % 33) * 10_000_000 + numberOf(body, 1, 8));
    if (first > 19 && first < 23) return last === letterOf(numberOf(body, 1, 8));
    return first !== 18 && first !== 24 && first !== 29 && last < 20 && luhnSum(body, 1, 9) % 10 === 0;
  },
  257,
];
