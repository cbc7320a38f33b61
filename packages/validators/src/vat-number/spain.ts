import { areDigits, isUpperOrDigit } from '../characters';
import type { VatRule } from './vat-rule';

/** A letter or digit, 7 digits, a letter or digit. Valid: `ESB58378431`. Invalid: `ESB5837843`. Source: European Commission, VIES, structure of VAT numbers. */
export const spain: VatRule = {
  prefix: 'ES',
  hasShape: (body) =>
    body.length === 9 &&
    isUpperOrDigit(body.charCodeAt(0)) &&
    areDigits(body, 1, 8) &&
    isUpperOrDigit(body.charCodeAt(8)),
};
