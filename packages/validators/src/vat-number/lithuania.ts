import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 or 12 digits. Valid: `LT119511515`. Invalid: `LT1195115150`. Source: European Commission, VIES, structure of VAT numbers. */
export const lithuania: VatRule = {
  prefix: 'LT',
  hasShape: (body) => areDigits(body) && (body.length === 9 || body.length === 12),
};
