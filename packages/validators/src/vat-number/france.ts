import { luhnSum, numberOf } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/** The place of a letter or digit among those a key may have; I and O have none. */
function placeOf(value: number): number {
  return value === 18 || value === 24 ? Number.NaN : value - (value > 24 ? 2 : value > 18 ? 1 : 0);
}

/**
 * 2 letters (not I, O) or digits as the key, and the company's 9 digits (SIREN) by Luhn, which Monaco's, beginning with 000, need not
 * follow. A key of digits is by modulus 97, one with letters by modulus 11.
 *
 * Valid: `FR40303265045`. Invalid: `FR41303265045`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Code général des impôts, article 286 ter; INSEE, SIREN.
 */
export const france: VatRule = [
  1 << 11,
  (body, _length, letters) => {
    const first = body[0];
    const second = body[1];
    if (first > 35 || second > 35) return noShape;
    const siren = numberOf(body, 2, 11);
    if (siren >= 1_000_000 && luhnSum(body, 2, 11) % 10 > 0) return false;
    if (letters === 0) return numberOf(body, 0, 2) === (12 + 3 * (siren % 97)) % 97;
    const place = placeOf(second) + (first < 10 ? first * 24 - 10 : placeOf(first) * 34 - 100);
    return (siren + 1 + Math.floor(place / 11)) % 11 === place % 11;
  },
  3,
];
