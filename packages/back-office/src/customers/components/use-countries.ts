import { useLanguage } from '@atrium/i18n';
import { likelyCountries, listCountries } from '@atrium/validators/countries';
import { useMemo } from 'react';

const known = new Map<string, ReadonlyMap<string, string>>();

/** The names of all countries in a language, those of most customers first. */
function namesIn(language: string): ReadonlyMap<string, string> {
  const names =
    known.get(language) ??
    new Map(listCountries(language, { first: likelyCountries }).map(({ code, name }) => [code, name]));
  known.set(language, names);
  return names;
}

/**
 * The countries in the language of the portal, those of most customers first, and the name of each. They are listed on
 * first use, because `Intl` takes long to load all names.
 */
export function useCountries() {
  const [language] = useLanguage();
  return useMemo(
    () => ({
      codes: () => [...namesIn(language).keys()],
      nameOf: (code: string) => namesIn(language).get(code) ?? code,
    }),
    [language],
  );
}
