import { type VatRule } from './vat-rule';

/** Seen from the last digit before the check digit. */
const weights = [2, 3, 5, 7, 1, 2, 3, 5, 7];

/**
 * 2 to 10 digits, not beginning with 0, the last one by modulus 11. Personal codes of 13 digits are no VAT numbers.
 *
 * Valid: `RO18547290`. Invalid: `RO18547291`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const romania: VatRule = [
  2044,
  (body, length) => {
    let sum = 0;
    for (let at = 2; at <= length; at++) sum += (weights[at - 2] as number) * (body[length - at] as number);
    return body[0] > 0 && ((10 * sum) % 11) % 10 === body[length - 1];
  },
];
