import { numberAt, weightedSum } from '../check-sums';
import { noShape, type VatRules } from './vat-rule';

/** Values of the digits at positions 1, 3, 5 and 7 of a Cypriot number. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/**
 * Countries with a check letter, and the EU scheme without check digits.
 *
 * Source: European Commission, VIES, structure of VAT numbers; Council Directive 2006/112/EC, article 362.
 */
export const rulesByLetter: VatRules = {
  /**
   * 8 digits, not beginning with 12, and a check letter.
   *
   * Valid: `CY10259033P`. Invalid: `CY10259033Z`.
   */
  CY: [
    1 << 9,
    (body) => {
      if (body[8] < 10) return noShape;
      let sum = 0;
      for (let at = 0; at < 8; at += 2) sum += (odd[body[at] as number] as number) + (body[at + 1] as number);
      return numberAt(body, 0, 2) !== 12 && (sum % 26) + 10 === body[8];
    },
    256,
  ],
  /**
   * 9 digits (non-Union One Stop Shop); its check digit has no published algorithm.
   *
   * Valid: `EU372000063`. Invalid: `EU37200006`.
   */
  EU: [1 << 9, () => true],
  /**
   * 7 digits and a letter by modulus 23, followed by A–I since 2013 and by W before; the old format has a letter, `+`
   * or `*` as its second character, which does not count.
   *
   * Valid: `IE6433435F`. Invalid: `IE6433435G`.
   */
  IE: [
    (1 << 8) | (1 << 9),
    (body, length) => {
      const isShort = length === 8;
      if (body[7] < 10 || (!isShort && body[8] < 10)) return noShape;
      const isOld = body[1] > 9;
      const extra = isShort || body[8] === 32 ? 0 : body[8] - 9;
      const sum = weightedSum(body, isOld ? '2076543' : '8765432') + 9 * extra;
      return extra < (isOld ? 1 : 10) && (sum % 23 || 23) + 9 === body[7];
    },
    0x20182,
  ],
};
