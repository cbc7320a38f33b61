import { letters } from '../number-reader';
import { noShape, type VatRule } from './vat-rule';

/** Any other country: 2 letters, then 2 to 12 letters, digits, `+` or `*`. Source: product specification, section 5. */
export const defaultRule: VatRule = [0x1ffc, () => (letters & 0x30003) === 3 || noShape, -1];
