import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Dialog, SelectField, Stack, TextField } from '@atrium/ui-kit';
import { useId } from 'react';
import { membersMessages } from '../../../members-messages';
import { tenantRoles } from '../../../model/tenant-roles';
import { useInviteForm } from './use-invite-form';

export interface InviteDialogProps {
  readonly tenantId: string;
  readonly onClose: () => void;
}

/** Invites somebody by e-mail, in a role. */
export function InviteDialog({ tenantId, onClose }: InviteDialogProps) {
  const t = useTexts(membersMessages);
  const common = useCommonTexts();
  const formId = useId();
  const { form, failure, emailError } = useInviteForm(tenantId, onClose);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={form.isSubmitting} form={formId} type="submit" variant="primary">
            {form.isSubmitting ? t('inviteDialog.sending') : t('inviteDialog.submit')}
          </Button>
        </>
      }
      closeLabel={common('close')}
      description={t('inviteDialog.text')}
      onClose={onClose}
      open
      title={t('inviteDialog.title')}
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <Stack gap={4}>
          {failure !== null && (
            <Banner role="alert" title={t('inviteDialog.failed')} tone="danger">
              {failure}
            </Banner>
          )}
          <TextField
            {...form.getFieldProps('email')}
            autoCapitalize="none"
            autoComplete="off"
            error={emailError}
            id="invite-email"
            inputMode="email"
            label={t('inviteDialog.email')}
            required
            type="email"
          />
          <SelectField
            {...form.getFieldProps('role')}
            hint={t(`meaning.${form.values.role}`)}
            id="invite-role"
            label={t('inviteDialog.role')}
            options={tenantRoles.toReversed().map((value) => ({ value, label: t(`role.${value}`) }))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
