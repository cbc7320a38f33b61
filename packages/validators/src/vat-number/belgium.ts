import { numberOf } from '../check-sums';
import { noShape, type VatRule } from './vat-rule';

/**
 * 10 digits beginning with 0 or 1; the old form of 9 digits lacks its 0. The last two complete the others to a multiple of 97.
 *
 * Valid: `BE0428759497`. Invalid: `BE0428759498`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const belgium: VatRule = [
  (1 << 9) | (1 << 10),
  (body, length) => {
    if (length > 9 && body[0] > 1) return noShape;
    const sum = numberOf(body, 0, length - 2) + numberOf(body, length - 2, length);
    return sum > 0 && sum % 97 === 0;
  },
];

/** The old form of 9 digits with the 0 it lacks. */
export function completeBelgian(body: string): string {
  return body.length === 9 ? `0${body}` : body;
}
