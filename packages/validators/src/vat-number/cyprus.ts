import { areDigits, isUpperCode } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits and a letter. Valid: `CY10259033P`. Invalid: `CY102590331`. Source: European Commission, VIES, structure of VAT numbers. */
export const cyprus: VatRule = {
  prefix: 'CY',
  hasShape: (body) => body.length === 9 && areDigits(body, 0, 8) && isUpperCode(body.charCodeAt(8)),
};
