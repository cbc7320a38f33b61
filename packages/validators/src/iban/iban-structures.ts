import { tableByCountry } from '../number-reader';
import { ibanRegistry } from './iban-registry';

/**
 * The length of a country's IBAN and two bit masks: bit n of the first is set if character n must be of one kind, bit n
 * of the second if that kind is a letter. The first four are always letters, letters, digits, digits. Only one
 * structure exceeds 32 characters, and its last ones may be of either kind.
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
  return tableByCountry(
    Array.from(entries, ([, parts, countries]) => [countries as string, structureOf(parts as string)]),
  );
}

/** The registry indexed by country key, so that one lookup finds the structure. */
export const ibanStructures = /* @__PURE__ */ readRegistry();
