import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits. Valid: `EE100931558`. Invalid: `EE10093155`. Source: European Commission, VIES, structure of VAT numbers. */
export const estonia: VatRule = {
  prefix: 'EE',
  hasShape: (body) => body.length === 9 && areDigits(body),
};
