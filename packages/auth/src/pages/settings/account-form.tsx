import type { CurrentUser } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Card, Stack, TextField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { FormProblems } from '../../components/form/form-problems';
import { authMessages } from '../../messages';
import { settingsMessages } from '../../settings-messages';
import { accountSchema } from './account.schema';
import { EmailRow } from './email-row';
import { useSaveNotice } from './use-save-notice';

export interface AccountFormProps {
  readonly user: CurrentUser;
}

export function AccountForm({ user }: AccountFormProps) {
  const t = useTexts(settingsMessages);
  const auth = useTexts(authMessages);
  const common = useCommonTexts();
  const notice = useSaveNotice();
  const { mutateAsync: update } = useUpdateAccount();
  const form = useForm({
    initialValues: { full_name: user.full_name },
    messages: [authMessages],
    schema: accountSchema,
    send: async (values) => {
      await update({ params: { id: user.id }, body: values });
      notice.saved();
    },
    onAttempt: notice.begin,
    onFailure: notice.failed,
  });
  return (
    <Card title={t('account.title')}>
      <Stack gap={5}>
        <EmailRow user={user} />
        <form {...form.formProps}>
          <Stack gap={5}>
            <FormProblems form={form} labels={{ full_name: auth('fields.full_name') }} />
            <TextField {...form.text('full_name')} autoComplete="name" label={auth('fields.full_name')} required />
            <Stack direction="row">
              <Button busy={form.busy} type="submit" variant="primary">
                {form.busy ? common('saving') : t('account.save')}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
