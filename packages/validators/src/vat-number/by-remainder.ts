import { hasMod1110, numberAt, weightedSum } from '../check-sums';
import { noShape, type VatRules } from './vat-rule';

/**
 * Countries that use the remainder of the whole number or ISO 7064.
 *
 * Source: European Commission, VIES, structure of VAT numbers. Algorithms: Great Britain: HM Revenue & Customs, VAT
 * number formats; the Netherlands: Belastingdienst, btw-identificatienummer.
 */
export const rulesByRemainder: VatRules = {
  /**
   * 10 digits beginning with 0 or 1; the old format of 9 digits lacks the 0. The last two digits make the number a
   * multiple of 97.
   *
   * Valid: `BE0428759497`. Invalid: `BE0428759498`.
   */
  BE: [
    (1 << 9) | (1 << 10),
    (body, length) => {
      if (length > 9 && body[0] > 1) return noShape;
      const sum = numberAt(body, 0, length - 2) + numberAt(body, length - 2, length);
      return sum > 0 && sum % 97 === 0;
    },
  ],
  /**
   * 9 digits, not beginning with 0, the last one by ISO 7064 mod 11,10.
   *
   * Valid: `DE136695976`. Invalid: `DE136695977`.
   */
  DE: [1 << 9, (body) => body[0] > 0 && hasMod1110(body, 9)],
  /**
   * 9 digits modulo 97, or 12 for a branch; GD and 000–499 for departments, HA and 500–999 for health authorities, also
   * as 8888, three digits and their remainder by 97. GB and XI (Northern Ireland) are interchangeable; VIES only knows
   * XI.
   *
   * Valid: `GB980780684`. Invalid: `GB980780685`.
   */
  GBXI: [
    (1 << 5) | (1 << 9) | (1 << 11) | (1 << 12),
    (body, length, letters) => {
      const isCompany = length % 3 === 0;
      const isLong = length === 11;
      if (letters !== (isCompany ? 0 : 3) || (isLong && numberAt(body, 2, 6) !== 8888)) return noShape;
      if (isCompany) {
        const sum = weightedSum(body, '8765432') + numberAt(body, 7, 9);
        const rest = sum % 97;
        return rest === 0 ? sum > 0 : (rest === 55 || rest === 42) && numberAt(body, 0, 3) > 99;
      }
      const start = isLong ? 6 : 2;
      const number = numberAt(body, start, start + 3);
      const isKnown = body[0] * 100 + body[1] === (number < 500 ? 1613 : 1710);
      return isKnown && (!isLong || number % 97 === numberAt(body, 9, 11));
    },
    3,
  ],
  /**
   * 11 digits (OIB), the last one by ISO 7064 mod 11,10.
   *
   * Valid: `HR33392005961`. Invalid: `HR33392005962`.
   */
  HR: [1 << 11, (body) => hasMod1110(body, 11)],
  /**
   * 8 digits, the last two are the others modulo 89.
   *
   * Valid: `LU15027442`. Invalid: `LU15027443`.
   */
  LU: [1 << 8, (body) => numberAt(body, 0, 6) % 89 === numberAt(body, 6, 8)],
  /**
   * 9 digits, B and 2 digits from 01: either modulo 11 over the first nine, or, for sole traders since 2020, ISO 7064
   * mod 97-10 over everything including NL (23 and 21) and B (11). Those letters leave 25 modulo 97, so the digits
   * leave 73.
   *
   * Valid: `NL004495445B01`. Invalid: `NL004495446B01`.
   */
  NL: [
    1 << 12,
    (body) => {
      if (body[9] !== 11) return noShape;
      const number = numberAt(body, 0, 9);
      const branch = numberAt(body, 10, 12);
      const isOld = weightedSum(body, '98765432') % 11 === body[8];
      const isNew = (number * 10_000 + branch) % 97 === 73;
      return number > 0 && branch > 0 && (isOld || isNew);
    },
    512,
  ],
};
