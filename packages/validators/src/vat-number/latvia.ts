import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 11 digits. Valid: `LV40003521600`. Invalid: `LV4000352160`. Source: European Commission, VIES, structure of VAT numbers. */
export const latvia: VatRule = {
  prefix: 'LV',
  hasShape: (body) => body.length === 11 && areDigits(body),
};
