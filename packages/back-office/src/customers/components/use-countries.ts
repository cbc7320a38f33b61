import { useLanguage } from '@atrium/i18n';
import { likelyCountries, listCountries } from '@atrium/validators/countries';
import { useMemo } from 'react';

function countriesIn(language: string) {
  const names = new Map(listCountries(language, { first: likelyCountries }).map(({ code, name }) => [code, name]));
  return { names, codes: [...names.keys()] };
}

/**
 * The countries in the language of the portal, those of most customers first, and the name of each. They are sorted on
 * first use, because `Intl` takes long to load all names.
 */
export function useCountries() {
  const [language] = useLanguage();
  return useMemo(() => {
    let known: ReturnType<typeof countriesIn> | undefined;
    const countries = () => (known ??= countriesIn(language));
    return { codes: () => countries().codes, nameOf: (code: string) => countries().names.get(code) ?? code };
  }, [language]);
}
