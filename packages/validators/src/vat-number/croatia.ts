import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 11 digits. Valid: `HR33392005961`. Invalid: `HR3339200596`. Source: European Commission, VIES, structure of VAT numbers. */
export const croatia: VatRule = {
  prefix: 'HR',
  hasShape: (body) => body.length === 11 && areDigits(body),
};
