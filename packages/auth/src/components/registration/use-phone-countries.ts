import { useLanguage } from '@atrium/i18n';
import type { PhoneCountry } from '@atrium/ui-kit';
import { listCountries } from '@atrium/validators/countries';
import { useMemo } from 'react';

/** Every country with its dialling code, in the language of the interface. */
export function usePhoneCountries(): PhoneCountry[] {
  const [language] = useLanguage();
  return useMemo(
    () =>
      listCountries(language).map(({ code, name, diallingCode }) => ({
        value: code,
        label: `${name} +${diallingCode}`,
        short: `${code} +${diallingCode}`,
      })),
    [language],
  );
}
