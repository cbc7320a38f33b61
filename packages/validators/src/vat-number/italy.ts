import { luhnSum, numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

const provinces = [120, 121, 888, 999];

/**
 * 11 digits by Luhn; the eighth to tenth name the province of issue: 001–100, 120, 121, 888, 999.
 *
 * Valid: `IT00743110157`. Invalid: `IT00743110158`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const italy: VatRule = [
  1 << 11,
  (body) => {
    const province = numberOf(body, 7, 10);
    const isProvince = province < 101 ? province > 0 : provinces.includes(province);
    return isProvince && numberOf(body, 0, 7) > 0 && luhnSum(body, 0, 11) % 10 === 0;
  },
];
