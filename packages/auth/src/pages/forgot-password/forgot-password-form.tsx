import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { FormProblems } from '../../components/form/form-problems';
import { useEarlyInput } from '../../components/form/use-early-input';
import { authMessages } from '../../messages';

export interface ForgotPasswordFormProps {
  /** The address of an earlier try. */
  readonly email: string;
  /** Asks for a link and goes on from the form. */
  readonly requestReset: (email: string) => Promise<unknown>;
}

/** Comes when the field is first entered or sent. */
const schema = async () => (await import('./forgot-password.schema')).forgotPasswordSchema;

export function ForgotPasswordForm({ email, requestReset }: ForgotPasswordFormProps) {
  const t = useTexts(authMessages);
  const form = useForm({
    initialValues: { email },
    messages: [authMessages],
    schema,
    send: (values) => requestReset(values.email),
  });
  useEarlyInput(form);
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems form={form} labels={{ email: t('fields.email') }} />
        <TextField
          {...form.text('email')}
          autoCapitalize="none"
          autoComplete="username"
          inputMode="email"
          label={t('fields.email')}
          required
          type="email"
        />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('forgot.submitting') : t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
