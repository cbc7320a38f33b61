import { areDigits, isUpperOrDigit } from '../characters';
import type { VatRule } from './vat-rule';

/** 2 letters or digits and 9 digits. Valid: `FR40303265045`. Invalid: `FR4030326504`. Source: European Commission, VIES, structure of VAT numbers. */
export const france: VatRule = {
  prefix: 'FR',
  hasShape: (body) =>
    body.length === 11 &&
    isUpperOrDigit(body.charCodeAt(0)) &&
    isUpperOrDigit(body.charCodeAt(1)) &&
    areDigits(body, 2),
};
