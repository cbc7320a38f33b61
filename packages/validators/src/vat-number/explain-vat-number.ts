import { countryKey, letters, longestNumber, readNumber, whole } from '../number-reader';
import { invalid, type InvalidNumber } from '../verdict';
import { vatRulesByKey } from './vat-rules';

/** Bits 2 to 12: the allowed lengths after the prefix of a country without a rule. */
const defaultLengths = 0x1ffc;

const lengthsByMask = /* @__PURE__ */ new Map<number, readonly number[]>();

/** The lengths of a mask, cached because a list of numbers repeats the same few faults. */
function lengthsOf(mask: number): readonly number[] {
  let lengths = lengthsByMask.get(mask);
  if (lengths === undefined) {
    const all = Array.from({ length: 14 }, (_, length) => length);
    lengths = Object.freeze(all.filter((length) => ((mask >> length) & 1) === 1));
    lengthsByMask.set(mask, lengths);
  }
  return lengths;
}

/** Key of the first two letters; matches no country if they are not letters. */
function writtenKey(count: number): number {
  const [first, second] = whole as unknown as [number, number];
  return count > 1 && (letters & 3) === 3 && first < 36 && second < 36 ? first * 100 + second : -1;
}

/** Finds the first fault of a value that fits no rule. */
export function explainVatNumber(
  text: string,
  country: string | undefined,
): InvalidNumber<'empty' | 'country' | 'length' | 'characters'> {
  const count = readNumber(text.slice(0, longestNumber));
  if (count < 0) return invalid('characters');
  if (count === 0) return invalid('empty');
  const key = writtenKey(count);
  const written = vatRulesByKey[key];
  const expected = vatRulesByKey[countryKey(country)];
  if (expected === undefined ? key < 0 : written !== undefined && written !== expected) return invalid('country');
  const rule = expected ?? written;
  const hasPrefix = expected === undefined || written === expected;
  const lengths = rule?.[0] ?? defaultLengths;
  const length = count - (hasPrefix ? 2 : 0);
  if (text.length > longestNumber || ((lengths >> length) & 1) === 0) {
    return { valid: false, reason: 'length', expectedLengths: lengthsOf(lengths) };
  }
  return invalid('characters');
}
