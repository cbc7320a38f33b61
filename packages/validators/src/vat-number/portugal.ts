import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits. Valid: `PT501964843`. Invalid: `PT50196484`. Source: European Commission, VIES, structure of VAT numbers. */
export const portugal: VatRule = {
  prefix: 'PT',
  hasShape: (body) => body.length === 9 && areDigits(body),
};
