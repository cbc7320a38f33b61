import { weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * 9 digits, their weighted sum a multiple of 10.
 *
 * Valid: `EE100931558`. Invalid: `EE100931559`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const estonia: VatRule = [1 << 9, (body) => weightedSum(body, weights) % 10 === 0];
