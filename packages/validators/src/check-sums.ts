import type { Characters } from './number-reader';

/** The digits from `start` to before `end` as one number. */
export function numberOf(characters: Characters, start: number, end: number): number {
  let result = 0;
  for (let at = start; at < end; at++) result = 10 * result + (characters[at] as number);
  return result;
}

/**
 * The sum of the first digits, each times its weight: a digit, or `:` for 10. A string of weights is half as large in a bundle
 * as a list of them.
 */
export function weightedSum(characters: Characters, weights: string, end = weights.length, from = 0): number {
  let sum = 0;
  for (let at = 0; at < end; at++) sum += (weights.charCodeAt(from + at) - 0x30) * (characters[at] as number);
  return sum;
}

/** The remainder of the weighted sum by 11, and where that is 10, of the sum by other weights, whose 10 is 0. */
export function remainderOfTwo(characters: Characters, weights: string, others: string, end: number): number {
  const first = weightedSum(characters, weights, end) % 11;
  return first < 10 ? first : (weightedSum(characters, others, end) % 11) % 10;
}

/** Luhn's sum (ISO/IEC 7812-1) of the digits from `start` to before `end`: every second one counts twice, the last one once; a letter A to J as 1 to 10. */
export function luhnSum(characters: Characters, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) {
    const digit = (characters[at] as number) * (2 - ((end - at) % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum;
}

/** ISO 7064 mod 11,10 over the first `length` digits, the last one being the check digit, which brings the product to 2. */
export function hasMod1110(characters: Characters, length: number): boolean {
  let product = 10;
  for (let at = 0; at < length; at++) product = (2 * (((characters[at] as number) + product) % 10 || 10)) % 11;
  return product === 2;
}
