import type { Characters } from '../number-reader';

/** 0: no shape, 1: the shape alone, 2: the check digits too, or as far as there are any. */
export type Judgement = 0 | 1 | 2;

/**
 * What a country, or a scheme, asks of its VAT numbers: a look at a number without its prefix, its length and which of its
 * characters are no digits (bit n for the character n).
 */
export type VatRule = (body: Characters, length: number, letters: number) => Judgement;

/** What the check digits make of a number that has the shape. */
export function judged(hasCheckDigits: boolean): Judgement {
  return hasCheckDigits ? 2 : 1;
}
