/** Maximum length of a number as typed. Longer values are rejected without being read. */
export const longestNumber = 64;

/**
 * Characters as numbers: 0–9, A–Z as 10–35, `+` 36, `*` 37. The type has as many elements as the longest rule reads.
 */
export type Characters = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * The characters of the value that was read last. Shared by all calls, and valid only within one, to avoid allocations.
 */
export const whole = /* @__PURE__ */ new Uint8Array(longestNumber);

/** A view of the characters starting with the third. */
export const afterPrefix = /* @__PURE__ */ whole.subarray(2);

/**
 * Bit n is set if character n of the latest value is no digit, bit 16 + n if it is `+` or `*`; covers 16 characters.
 */
export let letters = 0;

/** Separators that people type: space, tab, dot, hyphens, dashes, no-break, thin and zero-width spaces. */
export function isSeparatorCode(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0x2d ||
    code === 0x2e ||
    code === 0x09 ||
    code === 0xa0 ||
    code === 0x202f ||
    (code > 0x2008 && code < 0x2014)
  );
}

/** Converts the code of a non-digit, in either case; -1 for a separator, 99 for anything else. */
export function characterOf(code: number): number {
  const letter = (code | 0x20) - 0x57;
  if (letter > 9 && letter < 36) return letter;
  return isSeparatorCode(code) ? -1 : code === 0x2b ? 36 : code === 0x2a ? 37 : 99;
}

/** Numeric key of a country code in either case: 100 times the first letter plus the second; 0 if there is none. */
export function countryKey(country: string | undefined): number {
  return country?.length === 2 ? characterOf(country.charCodeAt(0)) * 100 + characterOf(country.charCodeAt(1)) : 0;
}

/** Builds a table by country key. Each value is listed with the codes of the countries that share it: `FRMC`. */
export function tableByCountry<Value>(
  shared: readonly (readonly [countries: string, value: Value])[],
): readonly (Value | undefined)[] {
  const table = Array<Value | undefined>(3600);
  for (const [countries, value] of shared) {
    for (const [country] of countries.matchAll(/../g)) table[countryKey(country)] = value;
  }
  return table;
}

/**
 * Reads a value without separators into the shared arrays. Returns the number of characters, or -1 if there are too
 * many or invalid ones.
 */
export function readNumber(text: string): number {
  const { length } = text;
  let count = 0;
  letters = 0;
  if (length > longestNumber) return -1;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    let character = code - 0x30;
    if (character >>> 0 > 9) {
      character = characterOf(code);
      if (character > 37) return -1;
      if (character < 0) continue;
      letters |= (character > 35 ? 0x10001 : 1) << count;
    }
    whole[count++] = character;
  }
  return count;
}

/** Returns what was read, from character `start`, in upper case; `text` is the original value. */
export function normalizedFrom(start: number, count: number, text: string): string {
  if (text.length === count && !/[a-z]/.test(text)) return text.slice(start);
  let result = '';
  for (let at = start; at < count; at++) result += '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+*'.charAt(whole[at] as number);
  return result;
}
