import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits. Valid: `FI20774740`. Invalid: `FI2077474`. Source: European Commission, VIES, structure of VAT numbers. */
export const finland: VatRule = {
  prefix: 'FI',
  hasShape: (body) => body.length === 8 && areDigits(body),
};
