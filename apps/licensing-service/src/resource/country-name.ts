import { listCountries } from '@atrium/validators/countries';
import type { Language } from '../platform';

const names = new Map<string, ReadonlyMap<string, string>>();

/** The name of a country by its ISO 3166 alpha-2 code; an unknown code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Map(listCountries(language).map((country) => [country.code, country.name]));
  names.set(language, known);
  return known.get(code) ?? code;
}
