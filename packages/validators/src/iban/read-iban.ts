import { characterOf, longestNumber, separator } from '../number-reader';
import { ibanStructures, type IbanStructure } from './iban-structures';

/** How far a value is an IBAN. 0: not at all, 1: by its country's structure, 2: by mod 97 too. */
export type IbanJudgement = 0 | 1 | 2;

/** The key of the country of the value that was read last. */
export let ibanKey = -1;

/** The remainder is taken only before the next two digits could leave 32 bits. */
const largest = 20_000_000;

/**
 * Structure by the registry and ISO 7064 mod 97-10 in one pass over the characters: the first four count last, A is 10 and
 * Z is 35, the remainder is 1.
 */
export function readIban(text: string): IbanJudgement {
  const { length } = text;
  if (length > longestNumber) return 0;
  let structure: IbanStructure | undefined;
  let head = 0;
  let count = 0;
  let letters = 0;
  let remainder = 0;
  for (let index = 0; index < length; index++) {
    const character = characterOf(text.charCodeAt(index));
    if (character < 10) {
      if (character === separator) continue;
      remainder = remainder * 10 + character;
    } else {
      if (character > 35) return 0;
      letters |= 1 << count;
      remainder = remainder * 100 + character;
    }
    if (remainder > largest) remainder %= 97;
    count++;
    if (count === 4) {
      ibanKey = Math.trunc(remainder / 100);
      structure = ibanStructures[ibanKey];
      if ((letters & 15) !== 3 || structure === undefined || length < structure[0]) return 0;
      head = remainder;
      remainder = 0;
    }
  }
  if (structure === undefined || count !== structure[0]) return 0;
  if ((letters & structure[1]) !== 0 || (~letters & structure[2]) !== 0) return 0;
  return ((remainder % 97) * 27 + head) % 97 === 1 ? 2 : 1;
}
