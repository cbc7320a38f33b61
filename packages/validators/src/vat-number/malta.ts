import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits. Valid: `MT11679112`. Invalid: `MT1167911`. Source: European Commission, VIES, structure of VAT numbers. */
export const malta: VatRule = {
  prefix: 'MT',
  hasShape: (body) => body.length === 8 && areDigits(body),
};
