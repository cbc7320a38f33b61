import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8, 9 or 10 digits. Valid: `CZ25123891`. Invalid: `CZ2512389`. Source: European Commission, VIES, structure of VAT numbers. */
export const czechia: VatRule = {
  prefix: 'CZ',
  hasShape: (body) => areDigits(body) && body.length >= 8 && body.length <= 10,
};
