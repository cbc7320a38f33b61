import { greatBritain } from './great-britain';
import type { VatRule } from './vat-rule';

/** As in Great Britain. Valid: `XI980780684`. Invalid: `XI98078068`. Source: European Commission, VIES, structure of VAT numbers. */
export const northernIreland: VatRule = {
  prefix: 'XI',
  hasShape: (body) => greatBritain.hasShape(body),
};
