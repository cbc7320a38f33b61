import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { useRequestReset } from '../../api/request-reset';
import { FormProblems } from '../../components/form/form-problems';
import { useServerForm } from '../../components/form/use-server-form';
import { authMessages } from '../../messages';
import { forgotPasswordSchema } from './forgot-password.schema';

export interface ForgotPasswordFormProps {
  /** The address of an earlier try. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const t = useTexts(authMessages);
  const { mutateAsync: requestReset } = useRequestReset();
  const form = useServerForm({
    initialValues: { email },
    schema: forgotPasswordSchema,
    send: async (values) => {
      await requestReset({ body: { email: values.email } });
      onSent(values.email);
    },
  });
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
