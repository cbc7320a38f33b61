import { areDigits } from '../characters';
import { hasSlovenianCheckDigit } from '../slovenian-check-digit';
import type { VatRule } from './vat-rule';

/** 8 digits, the last one by modulus 11. Valid: `SI50223054`. Invalid: `SI50223055`. Source: European Commission, VIES, structure of VAT numbers. */
export const slovenia: VatRule = {
  prefix: 'SI',
  hasShape: (body) => body.length === 8 && areDigits(body),
  hasCheckDigits: hasSlovenianCheckDigit,
};
