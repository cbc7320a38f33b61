import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits; the prefix is EL, GR is understood. Valid: `EL094259216`. Invalid: `EL09425921`. Source: European Commission, VIES, structure of VAT numbers. */
export const greece: VatRule = {
  prefix: 'EL',
  hasShape: (body) => body.length === 9 && areDigits(body),
};
