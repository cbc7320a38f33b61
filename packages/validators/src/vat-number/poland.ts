import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 10 digits. Valid: `PL8567346215`. Invalid: `PL856734621`. Source: European Commission, VIES, structure of VAT numbers. */
export const poland: VatRule = {
  prefix: 'PL',
  hasShape: (body) => body.length === 10 && areDigits(body),
};
