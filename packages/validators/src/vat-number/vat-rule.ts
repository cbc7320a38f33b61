import type { Characters } from '../number-reader';

/** What a rule answers for a number of the right length that is of another shape. */
export const noShape = -1;

/**
 * What a country, or a scheme, asks of its VAT numbers, without their prefix: the lengths there are (bit n for n characters);
 * whether the check digits are right, given the characters, how many, and which are no digits (bit n for the character n, and 16 + n
 * for `+` or `*`); and which characters may be no digits at all.
 */
export type VatRule = readonly [
  lengths: number,
  hasCheckDigits: (body: Characters, length: number, letters: number) => boolean | typeof noShape,
  letters?: number,
];

/** Rules by the prefixes that share one: `ELGR`. They stand in tables by algorithm: names for all of them would cost a page 100 bytes. */
export type VatRules = Readonly<Record<string, VatRule>>;
