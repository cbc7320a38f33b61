import { greatBritain } from './great-britain';
import type { VatRule } from './vat-rule';

/**
 * As in Great Britain, whose prefix is understood too; VIES answers for XI, not for GB.
 *
 * Valid: `XI980780684`. Invalid: `XI980780685`.
 * Source: European Commission, VIES, structure of VAT numbers.
 */
export const northernIreland: VatRule = greatBritain;
