import { numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 8 digits, their sum by powers of two a multiple of 11.
 *
 * Valid: `FI20774740`. Invalid: `FI20774741`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const finland: VatRule = [1 << 8, (body) => numberOf(body, 0, 8, 2) % 11 === 0];
