import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 10 digits. Valid: `SK2022749619`. Invalid: `SK202274961`. Source: European Commission, VIES, structure of VAT numbers. */
export const slovakia: VatRule = {
  prefix: 'SK',
  hasShape: (body) => body.length === 10 && areDigits(body),
};
