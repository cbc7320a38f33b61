import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 9 digits (non-Union One Stop Shop). Valid: `EU372000063`. Invalid: `EU37200006`. Source: Council Directive 2006/112/EC, article 362. */
export const oneStopShop: VatRule = {
  prefix: 'EU',
  hasShape: (body) => body.length === 9 && areDigits(body),
};
