import type { Config } from '@atrium/api-client/contract';
import type { TextControl, TickControl } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useSelectWords } from '@atrium/i18n/selects';
import { PhoneField, TextField } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages';
import type { NewPasswordRules } from '../../model/new-password';
import { NewPasswordFields } from '../new-password-fields';
import { TermsField } from './terms-field';
import { usePhoneCountries } from './use-phone-countries';

type TextName = 'full_name' | 'country_code' | 'phone' | 'password' | 'password_confirmation';

export interface RegistrationFieldsProps {
  readonly form: {
    readonly text: (name: TextName) => TextControl;
    readonly tick: (name: 'terms') => TickControl;
  };
  /** What the service said of itself; undefined until it answers. */
  readonly config: Config | undefined;
  /** With the words that must not stand in the password. */
  readonly rules: NewPasswordRules;
  /** The field of the e-mail, typed or known. */
  readonly email: ReactNode;
}

/** The fields of every registration: who, how to reach them, a password, the terms. */
export function RegistrationFields({ form, config, rules, email }: RegistrationFieldsProps) {
  const t = useTexts(authMessages);
  const countries = usePhoneCountries();
  const words = useSelectWords();
  const { error: countryError, ...country } = form.text('country_code');
  const { error: phoneError, ...phone } = form.text('phone');
  return (
    <>
      <TextField {...form.text('full_name')} autoComplete="name" label={t('fields.full_name')} required />
      {email}
      <PhoneField
        countries={countries}
        country={country}
        countryLabel={t('fields.country_code')}
        countryTexts={words}
        error={phoneError ?? countryError}
        label={t('fields.phone')}
        number={phone}
        required
      />
      <NewPasswordFields
        confirmation={form.text('password_confirmation')}
        label={t('fields.password')}
        password={form.text('password')}
        rules={rules}
      />
      <TermsField config={config} {...form.tick('terms')} />
    </>
  );
}

/** Labels of the fields by their names, for the summary of what is wrong. */
export function useRegistrationLabels(): Readonly<Record<string, string>> {
  const t = useTexts(authMessages);
  return {
    full_name: t('fields.full_name'),
    email: t('fields.email'),
    country_code: t('fields.country_code'),
    phone: t('fields.phone'),
    password: t('fields.password'),
    password_confirmation: t('fields.password_confirmation'),
    terms: t('fields.terms'),
  };
}
