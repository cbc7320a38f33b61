import { weightedSum } from '../check-sums';
import { type VatRule } from './vat-rule';

const weights = [2, 7, 6, 5, 4, 3, 2, 1];

/**
 * 8 digits, not beginning with 0, their weighted sum a multiple of 11.
 *
 * Valid: `DK13585628`. Invalid: `DK13585629`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const denmark: VatRule = [1 << 8, (body) => body[0] > 0 && weightedSum(body, weights) % 11 === 0];
