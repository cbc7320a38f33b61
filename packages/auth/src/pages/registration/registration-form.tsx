import { useTexts } from '@atrium/i18n';
import { Button, PhoneField, Stack, TextField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useSignUp } from '../../api/sign-up';
import { FormProblems } from '../../components/form/form-problems';
import { useServerForm } from '../../components/form/use-server-form';
import { NewPasswordFields } from '../../components/new-password-fields';
import { usePasswordRules } from '../../components/use-password-rules';
import { authMessages } from '../../messages';
import { registrationSchema } from './registration.schema';
import { TermsField } from './terms-field';
import { usePhoneCountries } from './use-phone-countries';

export interface RegistrationFormProps {
  readonly administratorToken?: string | undefined;
  readonly onRegistered: (email: string, state: 'activation_sent' | 'activated') => void;
}

const emptyAccount = {
  full_name: '',
  email: '',
  country_code: 'SI',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

export function RegistrationForm({ administratorToken, onRegistered }: RegistrationFormProps) {
  const t = useTexts(authMessages);
  const rules = usePasswordRules();
  const countries = usePhoneCountries();
  const { mutateAsync: signUp } = useSignUp();
  const form = useServerForm({
    initialValues: emptyAccount,
    schema: useMemo(() => registrationSchema(rules), [rules]),
    send: async (account) => {
      const token = administratorToken === undefined ? {} : { administrator_token: administratorToken };
      const { state } = await signUp({ body: { ...account, ...token } });
      onRegistered(account.email, state);
    },
  });
  const { error: countryError, ...country } = form.text('country_code');
  const { error: phoneError, ...phone } = form.text('phone');
  const { full_name, email } = form.values;
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems
          form={form}
          labels={{
            full_name: t('fields.full_name'),
            email: t('fields.email'),
            country_code: t('fields.country_code'),
            phone: t('fields.phone'),
            password: t('fields.password'),
            password_confirmation: t('fields.password_confirmation'),
            terms: t('fields.terms'),
          }}
        />
        <TextField {...form.text('full_name')} autoComplete="name" label={t('fields.full_name')} required />
        <TextField
          {...form.text('email')}
          autoCapitalize="none"
          autoComplete="email"
          inputMode="email"
          label={t('fields.email')}
          required
          type="email"
        />
        <PhoneField
          countries={countries}
          country={{ ...country, id: country.name }}
          countryLabel={t('fields.country_code')}
          error={phoneError ?? countryError}
          label={t('fields.phone')}
          number={phone}
          required
        />
        <NewPasswordFields
          confirmation={form.text('password_confirmation')}
          label={t('fields.password')}
          password={form.text('password')}
          rules={{ ...rules, words: [...rules.words, full_name, email] }}
        />
        <TermsField {...form.tick('terms')} />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('registration.submitting') : t('registration.submit')}
        </Button>
      </Stack>
    </form>
  );
}
