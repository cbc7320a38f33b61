import { countryKey, tableOfCountries } from '../number-reader';
import { ibanRegistry } from './iban-registry';

/**
 * A country's length, and bit n set where the character n must be a digit, or a letter: of the first four letters, letters, digits,
 * digits. In the only structure longer than 32
 * characters the last ones may be either.
 */
export type IbanStructure = readonly [length: number, digits: number, letters: number];

function structureOf(parts: string): IbanStructure {
  let length = 4;
  let digits = 0b1100;
  let letters = 0b11;
  for (const [, count, kind] of parts.matchAll(/(\d+)(.)/g)) {
    for (const end = length + Number(count); length < end; length++) {
      digits |= Number(kind === 'n') << length;
      letters |= Number(kind === 'a') << length;
    }
  }
  return [length, digits, letters];
}

function readRegistry(): readonly (IbanStructure | undefined)[] {
  const structures = tableOfCountries<IbanStructure>();
  for (const [, parts, countries] of ibanRegistry.matchAll(/([a-z\d]+)([A-Z]+)/g)) {
    for (const [country] of (countries as string).matchAll(/../g)) {
      structures[countryKey(country)] = structureOf(parts as string);
    }
  }
  return structures;
}

/** The registry by the key of a country, as a single look at a number can use it. */
export const ibanStructures = /* @__PURE__ */ readRegistry();
