import { hasMod1110 } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 9 digits, not beginning with 0, the last one by ISO 7064 mod 11,10.
 *
 * Valid: `DE136695976`. Invalid: `DE136695977`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const germany: VatRule = [1 << 9, (body) => body[0] > 0 && hasMod1110(body, 9)];
