import { countryCodes } from './country-codes';
import { diallingCodes } from './dialling-codes';

const codeOf = /* @__PURE__ */ new Map(diallingCodes.map((entry) => [entry.slice(0, 2), entry.slice(2)]));

/** The calling code of a country without `+`: `386` for `SI`; `undefined` for what is no country. */
export function diallingCodeOf(country: string): string | undefined {
  return codeOf.get(country.toUpperCase());
}

/** A country that can be chosen. */
export interface Country {
  /** ISO 3166-1 alpha-2, or XK. */
  readonly code: string;
  /** The name in the language asked for, from the browser's or Node's own data. */
  readonly name: string;
  /** Without `+`. */
  readonly diallingCode: string;
}

/** Every country with its name, sorted as the language sorts. */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, diallingCode: codeOf.get(code) ?? '' }))
    .toSorted((one, other) => order.compare(one.name, other.name));
}
