import type { Config } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { useCallback } from 'react';
import { FormProblems } from '../../components/form/form-problems';
import { useEarlyInput } from '../../components/form/use-early-input';
import { RegistrationFields, useRegistrationLabels } from '../../components/registration/registration-fields';
import { usePasswordRules } from '../../components/use-password-rules';
import { authMessages } from '../../messages';

const emptyAccount = {
  full_name: '',
  email: '',
  country_code: 'SI',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

/** What the form has for a new account. */
export type Account = typeof emptyAccount;

export interface RegistrationFormProps {
  /** What the service said of itself; undefined until it answers. */
  readonly config: Config | undefined;
  /** Makes the account and goes on from the registration. */
  readonly signUp: (account: Account) => Promise<unknown>;
}

export function RegistrationForm({ config, signUp }: RegistrationFormProps) {
  const t = useTexts(authMessages);
  const labels = useRegistrationLabels();
  const rules = usePasswordRules(config);
  const form = useForm({
    initialValues: emptyAccount,
    messages: [authMessages],
    schema: useCallback(async () => (await import('./registration.schema')).registrationSchema(rules), [rules]),
    send: signUp,
  });
  useEarlyInput(form);
  const { full_name, email } = form.values;
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems form={form} labels={labels} />
        <RegistrationFields
          config={config}
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
