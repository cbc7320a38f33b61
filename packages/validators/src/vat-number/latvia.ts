import { isCalendarDay } from '../calendar-day';
import { numberOf, weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const legal = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1];

/**
 * 11 digits. Legal entities begin with 4 or more; people have their birth date or, since 2017, 32 before a check digit by modulus 11.
 *
 * Valid: `LV40003521600`. Invalid: `LV40003521601`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const latvia: VatRule = [
  1 << 11,
  (body) => {
    if (body[0] > 3) return weightedSum(body, legal) % 11 === 3;
    const day = numberOf(body, 0, 2);
    const year = 1800 + 100 * body[6] + numberOf(body, 4, 6);
    return (
      (day === 32 || isCalendarDay(year, numberOf(body, 2, 4), day)) &&
      ((1 + 9 * numberOf(body, 0, 10, 2)) % 11) % 10 === body[10]
    );
  },
];
