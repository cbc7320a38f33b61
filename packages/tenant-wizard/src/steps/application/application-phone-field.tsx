import { useCommonTexts, useLanguage } from '@atrium/i18n';
import { PhoneField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useApplicationFields } from './application-form-context';
import { phoneCountryOptions } from './country-options';

interface ApplicationPhoneFieldProps {
  /** Of the first administrator, or of the company. */
  prefix: '' | 'address.';
  label: string;
  countryLabel: string;
  required: boolean;
}

/** Country code and phone under one label. */
export function ApplicationPhoneField({ prefix, label, countryLabel, required }: ApplicationPhoneFieldProps) {
  const common = useCommonTexts();
  const [language] = useLanguage();
  const { form, errorOf } = useApplicationFields();
  const countries = useMemo(() => phoneCountryOptions(language), [language]);
  return (
    <PhoneField
      countries={countries}
      country={form.getFieldProps(`${prefix}phone_country_code`)}
      countryLabel={countryLabel}
      error={errorOf(`${prefix}phone`) ?? errorOf(`${prefix}phone_country_code`)}
      label={label}
      number={form.getFieldProps(`${prefix}phone`)}
      optionalText={required ? undefined : `(${common('optional')})`}
      required={required}
    />
  );
}
