import { luhnSum, numberOf } from '../check-sums';
import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

const letters23 = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter of people's numbers, by modulus 23, X, Y and Z counting 0, 1 and 2. */
function hasLetter(body: Characters, first: number): boolean {
  return letters23.charCodeAt((first * 10_000_000 + numberOf(body, 1, 8)) % 23) - 55 === body[8];
}

/** K, L and M are people's, I, O and T nobody's. A letter counts as Luhn's digit, A 1 and J 0. */
function hasCheckCharacter(body: Characters, first: number): boolean {
  if (first < 10 || first > 32) return hasLetter(body, first % 33);
  if (first > 19 && first < 23) return hasLetter(body, 0);
  return first !== 18 && first !== 24 && first !== 29 && body[8] < 20 && luhnSum(body, 1, 9) % 10 === 0;
}

/**
 * A letter or digit, 7 digits, a letter or digit. People have a letter by modulus 23 (DNI; NIE with X, Y, Z; K, L, M), companies
 * a digit or a letter by Luhn.
 *
 * Valid: `ESB58378431`. Invalid: `ESB58378432`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Real Decreto 1065/2007 (NIF), Orden EHA/451/2008.
 */
export const spain: VatRule = (body, length, letters) =>
  length === 9 && (letters & ~257) === 0 && body[0] < 36 && body[8] < 36 ? judged(hasCheckCharacter(body, body[0])) : 0;
