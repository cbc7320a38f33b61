import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { Button, Stack } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useConfig } from '../../api/get-config';
import { useResetPassword } from '../../api/reset-password';
import { FormProblems } from '../../components/form/form-problems';
import { NewPasswordFields } from '../../components/new-password-fields';
import { usePasswordRules } from '../../components/use-password-rules';
import { authMessages } from '../../messages';
import { isDeadLink } from '../../model/dead-link';
import { resetPasswordSchema } from './reset-password.schema';

export interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link stopped working since the page was opened. */
  readonly onDeadLink: () => void;
}

export function ResetPasswordForm({ token, onDone, onDeadLink }: ResetPasswordFormProps) {
  const t = useTexts(authMessages);
  const rules = usePasswordRules(useConfig());
  const { mutateAsync: resetPassword } = useResetPassword();
  const form = useForm({
    initialValues: { password: '', password_confirmation: '' },
    messages: [authMessages],
    schema: useMemo(() => resetPasswordSchema(rules), [rules]),
    send: async (values) => {
      try {
        await resetPassword({ body: { token, ...values } });
      } catch (error) {
        if (isDeadLink(error)) return onDeadLink();
        throw error;
      }
      onDone();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems
          form={form}
          labels={{ password: t('fields.new_password'), password_confirmation: t('fields.password_confirmation') }}
        />
        <NewPasswordFields
          confirmation={form.text('password_confirmation')}
          hint={t('reset.rule', { count: rules.minimum })}
          label={t('fields.new_password')}
          password={form.text('password')}
          rules={rules}
        />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('reset.submitting') : t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
