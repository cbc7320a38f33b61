import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useSignUp } from '../../api/sign-up';
import { FormProblems } from '../../components/form/form-problems';
import { useServerForm } from '../../components/form/use-server-form';
import { RegistrationFields, useRegistrationLabels } from '../../components/registration/registration-fields';
import { usePasswordRules } from '../../components/use-password-rules';
import { authMessages } from '../../messages';
import { registrationSchema } from './registration.schema';

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
  const labels = useRegistrationLabels();
  const rules = usePasswordRules();
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
  const { full_name, email } = form.values;
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems form={form} labels={labels} />
        <RegistrationFields
          email={
            <TextField
              {...form.text('email')}
              autoCapitalize="none"
              autoComplete="email"
              inputMode="email"
              label={t('fields.email')}
              required
              type="email"
            />
          }
          form={form}
          rules={{ ...rules, words: [...rules.words, full_name, email] }}
        />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('registration.submitting') : t('registration.submit')}
        </Button>
      </Stack>
    </form>
  );
}
