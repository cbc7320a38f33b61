import { areDigits, isUpperCode } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits, 12 for a branch, or 2 letters and 3 digits (GD, HA). Valid: `GB980780684`. Invalid: `GB98078068`. Source: European Commission, VIES, structure of VAT numbers. */
export const greatBritain: VatRule = {
  prefix: 'GB',
  hasShape: (body) =>
    (areDigits(body) && (body.length === 9 || body.length === 12)) ||
    (body.length === 5 && isUpperCode(body.charCodeAt(0)) && isUpperCode(body.charCodeAt(1)) && areDigits(body, 2)),
};
