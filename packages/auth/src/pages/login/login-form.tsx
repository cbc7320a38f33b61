import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, PasswordField, Stack, TextField, TextLink } from '@atrium/ui-kit';
import { FormProblems } from '../../components/form/form-problems';
import { useEarlyInput } from '../../components/form/use-early-input';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps {
  /** Opens a session and goes on from the login. */
  readonly logIn: (credentials: Credentials) => Promise<unknown>;
}

/** The schema comes when a field is first entered or sent, so the form does not wait for it. */
const schema = async () => (await import('./login.schema')).loginSchema;

/** The service answers wrong credentials on the e-mail, and says of neither field that it is the wrong one. */
const wholeForm = ['email'];

export function LoginForm({ logIn }: LoginFormProps) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const form = useForm({
    initialValues: { email: '', password: '' },
    messages: [authMessages],
    schema,
    send: logIn,
  });
  useEarlyInput(form);
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems
          form={form}
          rejectedTitle={t('login.refused')}
          labels={{ email: t('fields.email'), password: t('fields.password') }}
          ofWholeForm={wholeForm}
        />
        <TextField
          {...form.text('email')}
          autoCapitalize="none"
          autoComplete="username"
          inputMode="email"
          label={t('fields.email')}
          required
          type="email"
        />
        <PasswordField
          {...form.text('password')}
          autoComplete="current-password"
          hideLabel={common('hidePassword')}
          label={t('fields.password')}
          labelEnd={<TextLink href={authPaths.forgotPassword.href()}>{t('login.forgot')}</TextLink>}
          required
          showLabel={common('showPassword')}
        />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('login.submitting') : t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
