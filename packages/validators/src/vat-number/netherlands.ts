import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits, B and 2 digits. Valid: `NL004495445B01`. Invalid: `NL004495445`. Source: European Commission, VIES, structure of VAT numbers. */
export const netherlands: VatRule = {
  prefix: 'NL',
  hasShape: (body) => body.length === 12 && areDigits(body, 0, 9) && body[9] === 'B' && areDigits(body, 10),
};
