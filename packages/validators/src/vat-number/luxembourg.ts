import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits. Valid: `LU15027442`. Invalid: `LU1502744`. Source: European Commission, VIES, structure of VAT numbers. */
export const luxembourg: VatRule = {
  prefix: 'LU',
  hasShape: (body) => body.length === 8 && areDigits(body),
};
