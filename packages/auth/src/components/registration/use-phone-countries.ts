import { useLanguage, type Language } from '@atrium/i18n';
import type { PhoneCountry } from '@atrium/ui-kit';
import { likelyCountries, listCountries } from '@atrium/validators/countries';
import { useSyncExternalStore } from 'react';

const listed = new Map<Language, readonly PhoneCountry[]>();
let served: readonly PhoneCountry[] | undefined;

function countriesIn(language: Language): readonly PhoneCountry[] {
  const known = listed.get(language);
  if (known !== undefined) return known;
  const countries = listCountries(language, { first: likelyCountries }).map(({ code, name, diallingCode }) => ({
    value: code,
    label: `${name} +${diallingCode}`,
    short: `${code} +${diallingCode}`,
  }));
  listed.set(language, countries);
  return countries;
}

/**
 * Reads the countries from the prerendered HTML: the server may name or sort a country differently from this browser.
 */
function servedCountries(language: Language): readonly PhoneCountry[] {
  if (typeof document === 'undefined') return countriesIn(language);
  served ??= [...document.querySelectorAll<HTMLOptionElement>('select[name="country_code"] option')].map(
    ({ value, text }) => ({ value, label: text, short: `${value} ${text.slice(text.lastIndexOf('+'))}` }),
  );
  return served;
}

const neverChanges = () => () => undefined;

/** Every country with its dialling code, in the interface language. */
export function usePhoneCountries(): readonly PhoneCountry[] {
  const [language] = useLanguage();
  return useSyncExternalStore(
    neverChanges,
    () => countriesIn(language),
    () => servedCountries(language),
  );
}
