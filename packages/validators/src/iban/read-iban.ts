import { characterOf, longestNumber } from '../number-reader';
import { ibanStructures } from './iban-structures';

/** Result of reading an IBAN. 0: rejected, 1: matches the country's structure, 2: also passes mod 97. */
export type IbanJudgement = 0 | 1 | 2;

/** Country key of the value that was read last. */
export let ibanKey = -1;

/**
 * Checks the registry structure and ISO 7064 mod 97-10 in one pass: the first four characters count last, A is 10, Z is
 * 35, and the remainder must be 1.
 */
export function readIban(text: string): IbanJudgement {
  const { length } = text;
  ibanKey = -1;
  if (length > longestNumber) return 0;
  let index = 0;
  let count = 0;
  let head = 0;
  let letters = 0;
  while (count < 4) {
    if (index === length) return 0;
    const code = text.charCodeAt(index++);
    const digit = code - 0x30;
    if (digit >>> 0 < 10) head = head * 10 + digit;
    else {
      const character = characterOf(code);
      if (character < 0) continue;
      if (character > 35) return 0;
      letters |= 1 << count;
      head = head * 100 + character;
    }
    count++;
  }
  ibanKey = (head / 100) | 0;
  const structure = ibanStructures[ibanKey];
  if (letters !== 3 || structure === undefined || length < structure[0]) return 0;
  let remainder = 0;
  for (; index < length; index++) {
    const code = text.charCodeAt(index);
    const digit = code - 0x30;
    if (digit >>> 0 < 10) remainder = remainder * 10 + digit;
    else {
      const character = characterOf(code);
      if (character < 0) continue;
      if (character > 35) return 0;
      letters |= 1 << count;
      remainder = remainder * 100 + character;
    }
    // Keeps the next two digits within 32 bits.
    if (remainder > 20_000_000) remainder %= 97;
    count++;
  }
  if (count !== structure[0] || ((letters ^ structure[2]) & structure[1]) !== 0) return 0;
  return ((remainder % 97) * 27 + head) % 97 === 1 ? 2 : 1;
}
