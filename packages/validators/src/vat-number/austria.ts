import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** U and 8 digits. Valid: `ATU13585627`. Invalid: `AT13585627`. Source: European Commission, VIES, structure of VAT numbers. */
export const austria: VatRule = {
  prefix: 'AT',
  hasShape: (body) => body.length === 9 && body.startsWith('U') && areDigits(body, 1),
};
