import type { Characters } from '../number-reader';

/** Returned by a rule for a number of the right length but the wrong shape. */
export const noShape = -1;

/**
 * The rule of a country or scheme for numbers without their prefix: the allowed lengths (bit n for n characters); a
 * check of the check digits, given the characters, their number, and which are no digits (bit n for character n, 16 + n
 * for `+` or `*`); and which characters may be no digits.
 */
export type VatRule = readonly [
  lengths: number,
  hasCheckDigits: (body: Characters, length: number, letters: number) => boolean | typeof noShape,
  letters?: number,
];

/**
 * Rules by the prefixes that share them: `ELGR`. Grouped by algorithm, because a name for each would cost 100 bytes.
 */
export type VatRules = Readonly<Record<string, VatRule>>;
