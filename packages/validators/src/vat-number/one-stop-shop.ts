import { type VatRule } from './vat-rule';

/**
 * 9 digits (non-Union One Stop Shop); its check digit has no published algorithm.
 *
 * Valid: `EU372000063`. Invalid: `EU37200006`.
 * Source: Council Directive 2006/112/EC, article 362.
 */
export const oneStopShop: VatRule = [1 << 9, () => true];
