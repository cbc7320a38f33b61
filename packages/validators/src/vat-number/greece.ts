import { numberOf } from '../check-sums';
import { type VatRule } from './vat-rule';

/**
 * 9 digits, the last one by powers of two, modulus 11; the prefix is EL, GR is understood.
 *
 * Valid: `EL094259216`. Invalid: `EL094259217`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const greece: VatRule = [1 << 9, (body) => ((2 * numberOf(body, 0, 8, 2)) % 11) % 10 === body[8]];
