/** Longer values are no number of anybody, and are refused unread. */
export const longestNumber = 64;

/** Characters as numbers: 0–9, A–Z as 10–35, `+` 36, `*` 37. As many as the longest rule looks at are known to be there. */
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

/** The characters of the value that was read last. Filled and used within one call of a rule: no value costs an allocation. */
export const whole = /* @__PURE__ */ new Uint8Array(longestNumber);

/** The same from the third one on. */
export const afterPrefix = /* @__PURE__ */ whole.subarray(2);

/** Bit n is set where the character n that was read last is no digit, bit 16 + n too where it is `+` or `*`; of the first 16. */
export let letters = 0;

/** What people write between the groups of a number: blank, tabulator, dot, hyphens, dashes, no-break, thin and empty blanks. */
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

/** The number of a character that is no digit by its code, letters in either case; -1 of a separator, 99 of any other. */
export function characterOf(code: number): number {
  const letter = (code | 0x20) - 0x57;
  if (letter > 9 && letter < 36) return letter;
  return isSeparatorCode(code) ? -1 : code === 0x2b ? 36 : code === 0x2a ? 37 : 99;
}

/** The key of a country's code in either case: its letters as characters, the first one times 100; 0 where there is none. */
export function countryKey(country: string | undefined): number {
  return country?.length === 2 ? characterOf(country.charCodeAt(0)) * 100 + characterOf(country.charCodeAt(1)) : 0;
}

/** Values by the key of their country, given after the codes of the countries that share one: `FRMC`. */
export function tableOfCountries<Value>(
  shared: readonly (readonly [countries: string, value: Value])[],
): readonly (Value | undefined)[] {
  const table = Array<Value | undefined>(3600);
  for (const [countries, value] of shared) {
    for (const [country] of countries.matchAll(/../g)) table[countryKey(country)] = value;
  }
  return table;
}

/** Reads a value without its separators; answers how many characters there are, -1 when it is too long or has others. */
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

/** What was read, from the character `start` on, in upper case; `text` is the value it was read from. */
export function writtenFrom(start: number, count: number, text: string): string {
  if (text.length === count && !/[a-z]/.test(text)) return text.slice(start);
  let result = '';
  for (let at = start; at < count; at++) result += '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+*'.charAt(whole[at] as number);
  return result;
}
