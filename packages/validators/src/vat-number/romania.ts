import { type Characters } from '../number-reader';
import { judged, type VatRule } from './vat-rule';

/** Seen from the last digit before the check digit. */
const weights = [2, 3, 5, 7, 1, 2, 3, 5, 7];

function sumOf(body: Characters, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (weights[length - 1 - at] as number) * (body[at] as number);
  return sum;
}

/**
 * 2 to 10 digits, not beginning with 0, the last one by modulus 11. Personal codes of 13 digits are no VAT numbers.
 *
 * Valid: `RO18547290`. Invalid: `RO18547291`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const romania: VatRule = (body, length, letters) =>
  length > 1 && length < 11 && letters === 0
    ? judged(body[0] > 0 && ((10 * sumOf(body, length - 1)) % 11) % 10 === body[length - 1])
    : 0;
