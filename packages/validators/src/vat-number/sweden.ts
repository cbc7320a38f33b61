import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 12 digits. Valid: `SE123456789701`. Invalid: `SE1234567897`. Source: European Commission, VIES, structure of VAT numbers. */
export const sweden: VatRule = {
  prefix: 'SE',
  hasShape: (body) => body.length === 12 && areDigits(body),
};
