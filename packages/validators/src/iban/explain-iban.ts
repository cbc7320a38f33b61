import { countryKey, letters, longestNumber, readNumber, whole } from '../number-reader';
import { invalid, type InvalidNumber } from '../verdict';
import { ibanStructures } from './iban-structures';

/** Finds the first fault, from the left, of a value that fits no country's structure. */
export function explainIban(
  text: string,
  country: string | undefined,
): InvalidNumber<'empty' | 'country' | 'length' | 'characters'> {
  const count = readNumber(text.slice(0, longestNumber));
  if (count < 0) return invalid('characters');
  if (count === 0) return invalid('empty');
  const key = count > 1 && (letters & 3) === 3 ? (whole[0] as number) * 100 + (whole[1] as number) : -1;
  const structure = ibanStructures[key];
  if (structure === undefined || (country && countryKey(country) !== key)) return invalid('country');
  if (text.length > longestNumber || count !== structure[0]) {
    return { valid: false, reason: 'length', expectedLengths: [structure[0]] };
  }
  return invalid('characters');
}
