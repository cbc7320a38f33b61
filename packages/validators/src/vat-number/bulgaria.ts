import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 or 10 digits. Valid: `BG175074752`. Invalid: `BG17507475`. Source: European Commission, VIES, structure of VAT numbers. */
export const bulgaria: VatRule = {
  prefix: 'BG',
  hasShape: (body) => areDigits(body) && (body.length === 9 || body.length === 10),
};
