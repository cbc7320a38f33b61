import { useCommonTexts, useLanguage } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { PhoneField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useSectionFields } from './section-form-context';
import { phoneCountryOptions } from './country-options';

interface SectionPhoneFieldProps {
  /** Path prefix of both fields, such as `address.`; empty for the section itself. */
  prefix: string;
  label: string;
  countryLabel: string;
  required: boolean;
}

export function SectionPhoneField({ prefix, label, countryLabel, required }: SectionPhoneFieldProps) {
  const common = useCommonTexts();
  const [language] = useLanguage();
  const words = useSelectTexts();
  const { form, errorOf } = useSectionFields();
  const countries = useMemo(() => phoneCountryOptions(language), [language]);
  return (
    <PhoneField
      countries={countries}
      country={form.getFieldProps(`${prefix}phone_country_code`)}
      countryLabel={countryLabel}
      countryTexts={words}
      error={errorOf(`${prefix}phone`) ?? errorOf(`${prefix}phone_country_code`)}
      label={label}
      number={form.getFieldProps(`${prefix}phone`)}
      optionalText={required ? undefined : `(${common('optional')})`}
      required={required}
    />
  );
}
