import { countryKey } from '../number-reader';
import { ibanRegistry } from './iban-registry';

/**
 * A country's length, and bit n set where the character n must be a digit, or a letter. In the only structure longer than 32
 * characters the last ones may be either.
 */
export type IbanStructure = readonly [length: number, digits: number, letters: number];

function structureOf(parts: string): IbanStructure {
  const masks: Record<string, number> = { n: 0, a: 0, c: 0 };
  let length = 2;
  for (const part of parts.split(' ')) {
    const kind = part.slice(-1);
    for (const end = length + Number.parseInt(part, 10); length < end; length++) {
      masks[kind] = (masks[kind] as number) | (1 << length);
    }
  }
  return [length, masks['n'] as number, masks['a'] as number];
}

function readRegistry(): readonly (IbanStructure | undefined)[] {
  const structures = Array.from<IbanStructure | undefined>({ length: 3600 });
  for (const line of ibanRegistry) {
    const [parts, countries] = line.split(': ') as [string, string];
    for (const country of countries.split(' ')) structures[countryKey(country)] = structureOf(parts);
  }
  return structures;
}

/** The registry by the key of a country, as a single look at a number can use it. */
export const ibanStructures = /* @__PURE__ */ readRegistry();
