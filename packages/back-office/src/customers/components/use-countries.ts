import { useLanguage } from '@atrium/i18n';
import { likelyCountries, listCountries } from '@atrium/validators/countries';
import { useMemo } from 'react';

/** The countries in the language of the portal, those of most customers first, and the name of each. */
export function useCountries() {
  const [language] = useLanguage();
  return useMemo(() => {
    const countries = listCountries(language, { first: likelyCountries });
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    return { codes: [...names.keys()], nameOf: (code: string) => names.get(code) ?? code };
  }, [language]);
}
