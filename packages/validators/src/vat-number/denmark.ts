import { areDigits } from '../characters';
import type { VatRule } from './vat-rule';

/** 8 digits. Valid: `DK13585628`. Invalid: `DK1358562`. Source: European Commission, VIES, structure of VAT numbers. */
export const denmark: VatRule = {
  prefix: 'DK',
  hasShape: (body) => body.length === 8 && areDigits(body),
};
