import { luhnSum, numberOf } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

/** The place of a letter or digit among those a key may have; I and O have none. */
function placeOf(value: number): number {
  return value === 18 || value === 24 ? Number.NaN : value - (value > 24 ? 2 : value > 18 ? 1 : 0);
}

function hasKey(first: number, second: number, siren: number): boolean {
  if (first < 10 && second < 10) return first * 10 + second === (12 + 3 * (siren % 97)) % 97;
  const place = placeOf(second) + (first < 10 ? first * 24 - 10 : placeOf(first) * 34 - 100);
  return (siren + 1 + Math.floor(place / 11)) % 11 === place % 11;
}

/**
 * 2 letters (not I, O) or digits as the key, and the company's 9 digits (SIREN) by Luhn, which Monaco's, beginning with 000, need not
 * follow. A key of digits is by modulus 97, one with letters by modulus 11.
 *
 * Valid: `FR40303265045`. Invalid: `FR41303265045`.
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Code général des impôts, article 286 ter; INSEE, SIREN.
 */
export const france: VatRule = (body, length, letters) =>
  length === 11 && letters < 4 && body[0] < 36 && body[1] < 36
    ? judged(
        (numberOf(body, 2, 5) === 0 || luhnSum(body, 2, 11) % 10 === 0) &&
          hasKey(body[0], body[1], numberOf(body, 2, 11)),
      )
    : 0;
