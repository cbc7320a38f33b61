import { numberOf } from '../check-sums';
import { judged, type VatRule } from './vat-rule';

/**
 * 9 digits, the last one by powers of two, modulus 11; the prefix is EL, GR is understood.
 *
 * Valid: `EL094259216`. Invalid: `EL094259217`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const greece: VatRule = (body, length, letters) =>
  length === 9 && letters === 0 ? judged(((2 * numberOf(body, 0, 8, 2)) % 11) % 10 === body[8]) : 0;
