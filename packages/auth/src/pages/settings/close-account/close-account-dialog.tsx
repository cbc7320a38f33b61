import { isConflictError } from '@atrium/api-client';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { object, string } from 'yup';
import { useCloseAccount } from '../../../api/close-account';
import { CurrentPasswordField } from '../../../components/current-password-field';
import { FormProblems } from '../../../components/form/form-problems';
import { authMessages } from '../../../messages';
import { heldTenants, type HeldTenant } from '../../../model/held-tenants';
import { authPaths } from '../../../paths';
import { settingsMessages } from '../../../settings-messages';
import { HeldTenants } from './held-tenants';

export interface CloseAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

const schema = object({ current_password: string().required('validation.required') });

/** Asks for the password; says what stands in the way, where something does. */
export function CloseAccountDialog({ email, onClose }: CloseAccountDialogProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const { mutateAsync: closeAccount } = useCloseAccount();
  const [held, setHeld] = useState<readonly HeldTenant[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { current_password: '' },
    messages: [authMessages],
    schema,
    idPrefix: 'close-',
    send: async (values) => {
      setHeld([]);
      setRefusal(null);
      try {
        await closeAccount({ body: values });
      } catch (error) {
        if (!isConflictError(error)) throw error;
        const tenants = heldTenants(error);
        return tenants === undefined ? setRefusal(error.message) : setHeld(tenants);
      }
      await navigate(authPaths.login.href({ accountClosed: true }), { replace: true });
    },
  });
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={t('close.dialogText')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={form.busy ? t('close.closing') : t('close.confirm')}
      title={t('close.title')}
      tone="danger"
    >
      {held.length > 0 && <HeldTenants tenants={held} />}
      {refusal !== null && <Banner role="alert" title={refusal} tone="danger" />}
      <FormProblems failureTitle={t('close.failed')} form={form} labels={{ current_password: t('password.current') }} />
      <CurrentPasswordField {...form.text('current_password')} username={email} />
    </FormDialog>
  );
}
