import { tableOfCountries } from '../number-reader';
import { ibanRegistry } from './iban-registry';

/**
 * A country's length, and bit n set where the character n must be one kind, and where that is a letter: the first four are letters,
 * letters, digits, digits. In the only structure longer than 32 characters the last ones may be either.
 */
export type IbanStructure = readonly [length: number, kinds: number, letters: number];

function structureOf(parts: string): IbanStructure {
  let length = 4;
  let kinds = 0b1111;
  let letters = 0b11;
  for (const [, count, kind] of parts.matchAll(/(\d+)(.)/g)) {
    const places = ((1 << Number(count)) - 1) << length;
    if (kind !== 'c') kinds |= places;
    if (kind === 'a') letters |= places;
    length += Number(count);
  }
  return [length, kinds, letters];
}

function readRegistry(): readonly (IbanStructure | undefined)[] {
  const entries = ibanRegistry.matchAll(/(.+?)([A-Z]+)/g);
  return tableOfCountries(
    Array.from(entries, ([, parts, countries]) => [countries as string, structureOf(parts as string)]),
  );
}

/** The registry by the key of a country, as a single look at a number can use it. */
export const ibanStructures = /* @__PURE__ */ readRegistry();
