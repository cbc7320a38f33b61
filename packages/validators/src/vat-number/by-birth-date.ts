import { isBirthNumber } from '../birth-number';
import { isCalendarDay } from '../calendar-day';
import { numberAt, remainderOfTwo, weightedSum } from '../check-sums';
import type { VatRules } from './vat-rule';

/**
 * Countries where numbers of individuals begin with the birth date.
 *
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Bulgaria: National Revenue Agency, EGN and
 * PNF.
 */
export const rulesByBirthDate: VatRules = {
  /**
   * 9 digits for legal entities, 10 for individuals (birth date and check digit, EGN), foreigners (PNF) and others. The
   * month is raised by 20 for births before 1900 and by 40 from 2000.
   *
   * Valid: `BG175074752`. Invalid: `BG175074753`.
   */
  BG: [
    (1 << 9) | (1 << 10),
    (body, length) => {
      if (length === 9) return remainderOfTwo(body, '12345678', '3456789:', 8) === body[8];
      const month = numberAt(body, 2, 4);
      const year = numberAt(body, 0, 2) + (month > 40 ? 2000 : 1900);
      return (
        (month < 60 &&
          isCalendarDay(year, month % 20, numberAt(body, 4, 6)) &&
          (weightedSum(body, '2485:9736') % 11) % 10 === body[9]) ||
        weightedSum(body, '197319731') % 10 === body[9] ||
        weightedSum(body, '4327654321') % 11 === 0
      );
    },
  ],
  /**
   * 8 digits for legal entities, not beginning with 9; 9 digits beginning with 6 for people and groups without a birth
   * number; a birth number of 9 or 10 digits for other individuals.
   *
   * Valid: `CZ25123891`. Invalid: `CZ25123892`.
   */
  CZ: [
    (1 << 8) | (1 << 9) | (1 << 10),
    (body, length) =>
      length === 8
        ? body[0] < 9 && (weightedSum(body, '3456789') % 11 || 1) % 10 === body[7]
        : length === 9 && body[0] === 6
          ? (8 + (weightedSum(body, '08765432') % 11)) % 10 === body[8]
          : isBirthNumber(body, length),
  ],
  /**
   * 11 digits. Legal entities begin with 4 or more; individuals with their birth date or, since 2017, with 32. The
   * check digit is modulo 11; the weights are powers of two.
   *
   * Valid: `LV40003521600`. Invalid: `LV40003521601`.
   */
  LV: [
    1 << 11,
    (body) => {
      if (body[0] > 3) return weightedSum(body, '91483:25761') % 11 === 3;
      const day = numberAt(body, 0, 2);
      const year = 1800 + 100 * body[6] + numberAt(body, 4, 6);
      return (
        (day === 32 || isCalendarDay(year, numberAt(body, 2, 4), day)) &&
        ((1 + weightedSum(body, ':584216379')) % 11) % 10 === body[10]
      );
    },
  ],
  /**
   * 10 digits, not beginning with 0, the third one of 2, 3, 4, 7, 8, 9, a multiple of 11; or a birth number.
   *
   * Valid: `SK2022749619`. Invalid: `SK2022749618`.
   */
  SK: [
    1 << 10,
    (body) =>
      isBirthNumber(body, 10) || (body[0] > 0 && (0x39c >> body[2]) % 2 === 1 && numberAt(body, 0, 10) % 11 === 0),
  ],
};
