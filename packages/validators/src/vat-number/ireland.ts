import { areDigits, isUpperCode, isUpperOrDigit } from '../characters';
import type { VatRule } from './vat-rule';

/** A digit, a letter, digit, + or *, 5 digits, and one or two letters. Valid: `IE6433435F`. Invalid: `IE64334350`. Source: European Commission, VIES, structure of VAT numbers. */
export const ireland: VatRule = {
  prefix: 'IE',
  hasShape: (body) =>
    (body.length === 8 || body.length === 9) &&
    areDigits(body, 0, 1) &&
    (isUpperOrDigit(body.charCodeAt(1)) || body[1] === '+' || body[1] === '*') &&
    areDigits(body, 2, 7) &&
    isUpperCode(body.charCodeAt(7)) &&
    (body.length === 8 || isUpperCode(body.charCodeAt(8))),
};
