import type { Characters } from './number-reader';

/** The number formed by the digits from `start` up to, not including, `end`. */
export function numberAt(characters: Characters, start: number, end: number): number {
  let result = 0;
  for (let at = start; at < end; at++) result = 10 * result + (characters[at] as number);
  return result;
}

/**
 * Weighted sum of the leading digits. Each weight is a digit, or `:` for 10: a string takes half the bundle size of an
 * array.
 */
export function weightedSum(characters: Characters, weights: string, end = weights.length, from = 0): number {
  let sum = 0;
  for (let at = 0; at < end; at++) sum += (weights.charCodeAt(from + at) - 0x30) * (characters[at] as number);
  return sum;
}

/** The weighted sum modulo 11. If that is 10, the sum with the second weights modulo 11, where 10 becomes 0. */
export function remainderOfTwo(characters: Characters, weights: string, others: string, end: number): number {
  const first = weightedSum(characters, weights, end) % 11;
  return first < 10 ? first : (weightedSum(characters, others, end) % 11) % 10;
}

/**
 * Luhn's sum (ISO/IEC 7812-1) of the characters from `start` up to, not including, `end`. Every second digit from the
 * right is doubled; A to J count as 1 to 10.
 */
export function luhnSum(characters: Characters, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) {
    const digit = (characters[at] as number) * (2 - ((end - at) % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum;
}

/** Whether the first `length` digits pass ISO 7064 mod 11,10; the last one is the check digit. */
export function hasMod1110(characters: Characters, length: number): boolean {
  let product = 10;
  for (let at = 0; at < length; at++) product = (2 * (((characters[at] as number) + product) % 10 || 10)) % 11;
  return product === 2;
}
