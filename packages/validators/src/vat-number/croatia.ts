import { hasMod1110 } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 11 digits (OIB), the last one by ISO 7064 mod 11,10.
 *
 * Valid: `HR33392005961`. Invalid: `HR33392005962`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const croatia: VatRule = [1 << 11, (body) => hasMod1110(body, 11)];
