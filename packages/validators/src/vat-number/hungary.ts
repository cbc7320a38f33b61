import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits. Valid: `HU12892312`. Invalid: `HU1289231`. Source: European Commission, VIES, structure of VAT numbers. */
export const hungary: VatRule = {
  prefix: 'HU',
  hasShape: (body) => body.length === 8 && areDigits(body),
};
