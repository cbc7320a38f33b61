import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 11 digits. Valid: `IT00743110157`. Invalid: `IT0074311015`. Source: European Commission, VIES, structure of VAT numbers. */
export const italy: VatRule = {
  prefix: 'IT',
  hasShape: (body) => body.length === 11 && areDigits(body),
};
