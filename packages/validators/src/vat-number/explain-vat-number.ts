import { countryKey, letters, longestNumber, readNumber, whole } from '../number-reader';
import { invalid, type InvalidNumber } from '../verdict';
import { vatRulesByKey } from './vat-rules';

/** Bits 2 to 12: how many characters may follow the prefix of a country without a rule. */
const defaultLengths = 0x1ffc;

const lengthsByMask = /* @__PURE__ */ new Map<number, readonly number[]>();

/** The lengths of a mask, found out once: a list of numbers to check has the same few faults. */
function lengthsOf(mask: number): readonly number[] {
  let lengths = lengthsByMask.get(mask);
  if (lengths === undefined) {
    const all = Array.from({ length: 14 }, (_, length) => length);
    lengths = Object.freeze(all.filter((length) => ((mask >> length) & 1) === 1));
    lengthsByMask.set(mask, lengths);
  }
  return lengths;
}

/** The two letters a value begins with, as a key; of what begins otherwise it is the key of no country. */
function writtenKey(count: number): number {
  const [first, second] = whole as unknown as [number, number];
  return count > 1 && (letters & 3) === 3 && first < 36 && second < 36 ? first * 100 + second : -1;
}

/** Why a value that fits no rule is no VAT number: its first fault, as far as it can be named. */
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
