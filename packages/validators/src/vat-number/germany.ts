import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits. Valid: `DE136695976`. Invalid: `DE13669597`. Source: European Commission, VIES, structure of VAT numbers. */
export const germany: VatRule = {
  prefix: 'DE',
  hasShape: (body) => body.length === 9 && areDigits(body),
};
