import { likelyCountries, listCountries } from '@atrium/validators/countries';
import type { PhoneCountry, SelectOption } from '@atrium/ui-kit';

export function countryOptions(language: string): SelectOption[] {
  return listCountries(language, { first: likelyCountries }).map(({ code, name }) => ({ value: code, label: name }));
}

/** `Slovenia +386` in the open list, `SI +386` in the closed one. */
export function phoneCountryOptions(language: string): PhoneCountry[] {
  return listCountries(language, { first: likelyCountries }).map(({ code, name, diallingCode }) => ({
    value: code,
    label: `${name} +${diallingCode}`,
    short: `${code} +${diallingCode}`,
  }));
}
