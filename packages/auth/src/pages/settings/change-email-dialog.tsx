import type { CurrentUser } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { FormDialog, TextField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { CurrentPasswordField } from '../../components/current-password-field';
import { FormProblems } from '../../components/form/form-problems';
import { authMessages } from '../../messages';
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
  const { mutateAsync: update } = useUpdateAccount();
  const form = useForm({
    initialValues: { email: '', current_password: '' },
    messages: [authMessages],
    schema: changeEmailSchema,
    idPrefix: 'change-',
    send: async (values) => {
      await update({ params: { id: user.id }, body: values });
      onClose();
    },
  });
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={t('emailChange.text')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={t('emailChange.submit')}
      title={t('emailChange.title')}
    >
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
      <CurrentPasswordField {...form.text('current_password')} />
    </FormDialog>
  );
}
