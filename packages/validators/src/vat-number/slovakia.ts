import { isBirthNumber } from '../birth-number';
import { numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

const thirdDigits = [2, 3, 4, 7, 8, 9];

/**
 * 10 digits, not beginning with 0, the third one of 2, 3, 4, 7, 8, 9, a multiple of 11; or a birth number.
 *
 * Valid: `SK2022749619`. Invalid: `SK2022749618`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const slovakia: VatRule = [
  1 << 10,
  (body) =>
    isBirthNumber(body, 10) || (body[0] > 0 && thirdDigits.includes(body[2]) && numberOf(body, 0, 10) % 11 === 0),
];
