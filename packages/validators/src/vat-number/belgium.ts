import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 10 digits beginning with 0 or 1; the old form of 9 digits gets its 0. Valid: `BE0428759497`. Invalid: `BE2428759497`. Source: European Commission, VIES, structure of VAT numbers. */
export const belgium: VatRule = {
  prefix: 'BE',
  hasShape: (body) =>
    areDigits(body) && (body.length === 9 || (body.length === 10 && (body.startsWith('0') || body.startsWith('1')))),
  toCanonical: (body) => (body.length === 9 ? `0${body}` : body),
};
