import type { CurrentUser } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Card, Stack } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useChangePassword } from '../../api/change-password';
import { useConfig } from '../../api/get-config';
import { CurrentPasswordField } from '../../components/current-password-field';
import { FormProblems } from '../../components/form/form-problems';
import { NewPasswordFields } from '../../components/new-password-fields';
import { usePasswordRules } from '../../components/use-password-rules';
import { authMessages } from '../../messages';
import { settingsMessages } from '../../settings-messages';
import { changePasswordSchema } from './change-password.schema';
import { useSaveNotice } from './use-save-notice';

export interface ChangePasswordFormProps {
  readonly user: CurrentUser;
}

const empty = { current_password: '', password: '', password_confirmation: '' };

export function ChangePasswordForm({ user }: ChangePasswordFormProps) {
  const t = useTexts(settingsMessages);
  const auth = useTexts(authMessages);
  const common = useCommonTexts();
  const rules = usePasswordRules(useConfig(), user.full_name, user.email);
  const notice = useSaveNotice();
  const { mutateAsync: changePassword } = useChangePassword();
  const form = useForm({
    initialValues: empty,
    messages: [authMessages],
    schema: useMemo(() => changePasswordSchema(rules), [rules]),
    send: async (values) => {
      await changePassword({ body: values });
      notice.saved();
    },
    onAttempt: notice.begin,
    onFailure: notice.failed,
    resetWhenSent: true,
  });
  return (
    <Card title={t('password.title')}>
      <form {...form.formProps}>
        <Stack gap={5}>
          <FormProblems
            form={form}
            labels={{
              current_password: t('password.current'),
              password: auth('fields.new_password'),
              password_confirmation: auth('fields.password_confirmation'),
            }}
          />
          <CurrentPasswordField {...form.text('current_password')} username={user.email} />
          <NewPasswordFields
            confirmation={form.text('password_confirmation')}
            label={auth('fields.new_password')}
            password={form.text('password')}
            rules={rules}
          />
          <p className="auth-hint">{t('password.hint')}</p>
          <Stack direction="row">
            <Button busy={form.busy} type="submit">
              {form.busy ? common('saving') : t('password.save')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
