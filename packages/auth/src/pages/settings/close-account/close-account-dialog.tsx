import { isConflictError } from '@atrium/api-client';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Dialog, PasswordField, Stack } from '@atrium/ui-kit';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { object, string } from 'yup';
import { useCloseAccount } from '../../../api/close-account';
import { FormProblems } from '../../../components/form/form-problems';
import { useServerForm } from '../../../components/form/use-server-form';
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
  const formId = useId();
  const navigate = useNavigate();
  const { mutateAsync: closeAccount } = useCloseAccount();
  const [held, setHeld] = useState<readonly HeldTenant[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useServerForm({
    initialValues: { current_password: '' },
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
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={form.busy} form={formId} type="submit" variant="danger">
            {form.busy ? t('close.closing') : t('close.confirm')}
          </Button>
        </>
      }
      closeLabel={common('close')}
      description={t('close.dialogText')}
      onClose={onClose}
      open
      title={t('close.title')}
    >
      <form {...form.formProps} id={formId}>
        <Stack gap={4}>
          {held.length > 0 && <HeldTenants tenants={held} />}
          {refusal !== null && <Banner role="alert" title={refusal} tone="danger" />}
          <FormProblems
            failureTitle={t('close.failed')}
            form={form}
            labels={{ current_password: t('password.current') }}
          />
          <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
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
