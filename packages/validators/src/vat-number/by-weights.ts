import { remainderOfTwo, weightedSum } from '../check-sums';
import type { VatRules } from './vat-rule';

/**
 * Countries with a weighted sum of digits. A weight may be reduced by the modulus, or be its complement to the modulus.
 *
 * Source: European Commission, VIES, structure of VAT numbers; Slovenia: Tax Procedure Act (ZDavP-2), tax number.
 */
export const rulesByWeights: VatRules = {
  /**
   * 8 digits, not beginning with 0, their sum a multiple of 11.
   *
   * Valid: `DK13585628`. Invalid: `DK13585629`.
   */
  DK: [1 << 8, (body) => body[0] > 0 && weightedSum(body, '27654321') % 11 === 0],
  /**
   * 9 digits, their sum a multiple of 10.
   *
   * Valid: `EE100931558`. Invalid: `EE100931559`.
   */
  EE: [1 << 9, (body) => weightedSum(body, '371371371') % 10 === 0],
  /**
   * 9 digits, the last one by powers of two, modulus 11; the prefix is EL in VIES and GR in ISO.
   *
   * Valid: `EL094259216`. Invalid: `EL094259217`.
   */
  ELGR: [1 << 9, (body) => (weightedSum(body, '379:5842') % 11) % 10 === body[8]],
  /**
   * 8 digits, their sum by powers of two a multiple of 11.
   *
   * Valid: `FI20774740`. Invalid: `FI20774741`.
   */
  FI: [1 << 8, (body) => weightedSum(body, '79:58421') % 11 === 0],
  /**
   * 8 digits, their sum a multiple of 10.
   *
   * Valid: `HU12892312`. Invalid: `HU12892313`.
   */
  HU: [1 << 8, (body) => weightedSum(body, '97319731') % 10 === 0],
  /**
   * 9 digits for legal entities, 12 for others, the last but one is 1, the last is modulo 11.
   *
   * Valid: `LT119511515`. Invalid: `LT119511516`.
   */
  LT: [
    (1 << 9) | (1 << 12),
    (body, length) =>
      body[length - 2] === 1 && remainderOfTwo(body, '12345678912', '34567891234', length - 1) === body[length - 1],
  ],
  /**
   * 8 digits, not beginning with 0, their sum a multiple of 37.
   *
   * Valid: `MT11679112`. Invalid: `MT11679113`.
   */
  MT: [1 << 8, (body) => body[0] > 0 && weightedSum(body, '346789:1') % 37 === 0],
  /**
   * 10 digits, their sum a multiple of 11.
   *
   * Valid: `PL8567346215`. Invalid: `PL8567346216`.
   */
  PL: [1 << 10, (body) => weightedSum(body, '657234567:') % 11 === 0],
  /**
   * 9 digits, not beginning with 0, the last one modulo 11; 10 becomes 0.
   *
   * Valid: `PT501964843`. Invalid: `PT501964844`.
   */
  PT: [1 << 9, (body) => body[0] > 0 && (weightedSum(body, '23456789') % 11) % 10 === body[8]],
  /**
   * 2 to 10 digits, not beginning with 0, the last one modulo 11. Personal codes of 13 digits are not VAT numbers.
   *
   * Valid: `RO18547290`. Invalid: `RO18547291`.
   */
  RO: [
    2044,
    (body, length) =>
      body[0] > 0 && (weightedSum(body, '4689:4689', length - 1, 10 - length) % 11) % 10 === body[length - 1],
  ],
  /**
   * 8 digits, not beginning with 0, the last one modulo 11; 10 becomes 0, 11 is never assigned.
   *
   * Valid: `SI50223054`. Invalid: `SI50223055`.
   */
  SI: [
    1 << 8,
    (body) => {
      const check = weightedSum(body, '3456789') % 11;
      return body[0] > 0 && check > 0 && check % 10 === body[7];
    },
  ],
};
