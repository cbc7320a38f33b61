import { countryCodes } from './country-codes';
import { diallingCodes } from './dialling-codes';

const codeOf = /* @__PURE__ */ new Map(diallingCodes.map((entry) => [entry.slice(0, 2), entry.slice(2)]));

/** The calling code of a country without `+`: `386` for `SI`; `undefined` for an unknown country. */
export function diallingCodeOf(country: string): string | undefined {
  return codeOf.get(country.toUpperCase());
}

/** A country in a list of choices. */
export interface Country {
  /** ISO 3166-1 alpha-2, or XK. */
  readonly code: string;
  /** The name in the requested language, from `Intl`. */
  readonly name: string;
  /** Without `+`. */
  readonly diallingCode: string;
}

/** Slovenia, its neighbours and Germany, where most customers of Slovenian businesses are. */
export const likelyCountries = ['SI', 'HR', 'AT', 'IT', 'HU', 'DE'] as const;

/**
 * Every country with its name, sorted by the rules of the language. Those of `first` come first, in the given order.
 */
export function listCountries(
  language: string,
  { first = [] }: { readonly first?: readonly string[] | undefined } = {},
): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  const rank = ({ code }: Country) => (first.includes(code) ? first.indexOf(code) : first.length);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, diallingCode: codeOf.get(code) ?? '' }))
    .toSorted((one, other) => rank(one) - rank(other) || order.compare(one.name, other.name));
}
