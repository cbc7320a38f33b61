import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 2 to 10 digits. Valid: `RO18547290`. Invalid: `RO1`. Source: European Commission, VIES, structure of VAT numbers. */
export const romania: VatRule = {
  prefix: 'RO',
  hasShape: (body) => areDigits(body) && body.length >= 2 && body.length <= 10,
};
