import type { CurrentUser } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Dialog, PasswordField, Stack, TextField } from '@atrium/ui-kit';
import { useId } from 'react';
import { useUpdateAccount } from '../../api/update-account';
import { FormProblems } from '../../components/form/form-problems';
import { useServerForm } from '../../components/form/use-server-form';
import { settingsMessages } from '../../settings-messages';
import { changeEmailSchema } from './change-email.schema';

export interface ChangeEmailDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Another e-mail for the account; it changes when the link sent to it is opened. */
export function ChangeEmailDialog({ user, onClose }: ChangeEmailDialogProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const formId = useId();
  const { mutateAsync: update } = useUpdateAccount();
  const form = useServerForm({
    initialValues: { email: '', current_password: '' },
    schema: changeEmailSchema,
    idPrefix: 'change-',
    send: async (values) => {
      await update({ params: { id: user.id }, body: values });
      onClose();
    },
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={form.busy} form={formId} type="submit" variant="primary">
            {t('emailChange.submit')}
          </Button>
        </>
      }
      closeLabel={common('close')}
      description={t('emailChange.text')}
      onClose={onClose}
      open
      title={t('emailChange.title')}
    >
      <form {...form.formProps} id={formId}>
        <Stack gap={4}>
          <FormProblems
            failureTitle={t('failed')}
            form={form}
            labels={{ email: t('emailChange.email'), current_password: t('password.current') }}
          />
          <TextField
            {...form.text('email')}
            autoCapitalize="none"
            autoComplete="email"
            inputMode="email"
            label={t('emailChange.email')}
            required
            type="email"
          />
          <PasswordField
            {...form.text('current_password')}
            autoComplete="current-password"
            hideLabel={common('hidePassword')}
            label={t('password.current')}
            required
            showLabel={common('showPassword')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
