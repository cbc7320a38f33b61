import { luhnSum, numberAt } from '../check-sums';
import { noShape, type VatRules } from './vat-rule';

/** Index of a letter or digit among those allowed in a French key; I and O are not. */
function placeOf(value: number): number {
  return value === 18 || value === 24 ? Number.NaN : value - (value > 24 ? 2 : value > 18 ? 1 : 0);
}

/**
 * Countries with a Luhn check digit.
 *
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Spain: Real Decreto 1065/2007 (NIF) and
 * Orden EHA/451/2008; France: Code général des impôts, article 286 ter, and INSEE, SIREN.
 */
export const rulesByLuhn: VatRules = {
  /**
   * U and 8 digits, where the last one brings the Luhn sum to 6.
   *
   * Valid: `ATU13585627`. Invalid: `ATU13585628`.
   */
  AT: [1 << 9, (body) => (body[0] === 30 ? (luhnSum(body, 1, 8) + body[8]) % 10 === 6 : noShape), 1],
  /**
   * A letter or digit, 7 digits, a letter or digit. Individuals have a letter modulo 23 (DNI; NIE with X, Y, Z; K, L,
   * M). Companies, whose first letter is not I, O or T, have a Luhn digit or letter.
   *
   * Valid: `ESB58378431`. Invalid: `ESB58378432`.
   */
  ES: [
    1 << 9,
    (body) => {
      const first = body[0];
      const last = body[8];
      const isAdult = first < 10 || first > 32;
      if (isAdult || (first > 19 && first < 23)) {
        const number = (isAdult ? (first % 33) * 10_000_000 : 0) + numberAt(body, 1, 8);
        return last === 'TRWAGMYFPDXBNJZSQVHLCKE'.charCodeAt(number % 23) - 55;
      }
      return first !== 18 && first !== 24 && first !== 29 && last < 20 && luhnSum(body, 1, 9) % 10 === 0;
    },
    257,
  ],
  /**
   * 2 letters (not I, O) or digits as the key, and the company's 9 digits (SIREN) with a Luhn digit, except Monaco's,
   * which begin with 000. A numeric key is modulo 97, one with letters modulo 11.
   *
   * Valid: `FR40303265045`. Invalid: `FR41303265045`.
   */
  FR: [
    1 << 11,
    (body, _length, letters) => {
      const first = body[0];
      const siren = numberAt(body, 2, 11);
      if (siren >= 1_000_000 && luhnSum(body, 2, 11) % 10 > 0) return false;
      if (letters === 0) return numberAt(body, 0, 2) === (12 + 3 * siren) % 97;
      const place = placeOf(body[1]) + (first < 10 ? first * 24 - 10 : placeOf(first) * 34 - 100);
      return (siren + 1 + ((place / 11) | 0)) % 11 === place % 11;
    },
    3,
  ],
  /**
   * 11 digits with a Luhn digit; digits 8 to 10 are the province of issue: 001–100, 120, 121, 888, 999.
   *
   * Valid: `IT00743110157`. Invalid: `IT00743110158`.
   */
  IT: [
    1 << 11,
    (body) => {
      const province = numberAt(body, 7, 10);
      const isProvince = province < 101 ? province > 0 : [120, 121, 888, 999].includes(province);
      return isProvince && numberAt(body, 0, 7) > 0 && luhnSum(body, 0, 11) % 10 === 0;
    },
  ],
  /**
   * 12 digits: 10 of the organisation or person with a Luhn digit, then 01.
   *
   * Valid: `SE123456789701`. Invalid: `SE123456789801`.
   */
  SE: [1 << 12, (body) => numberAt(body, 10, 12) === 1 && luhnSum(body, 0, 10) % 10 === 0],
};
