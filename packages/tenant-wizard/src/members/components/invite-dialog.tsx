import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectWords } from '@atrium/i18n/selects';
import { Banner, FormDialog, SelectField, TextField } from '@atrium/ui-kit';
import { membersMessages } from '../messages';
import { tenantRoles } from '../model/tenant-roles';
import { useInviteForm } from './use-invite-form';

export interface InviteDialogProps {
  readonly tenantId: string;
  readonly onClose: () => void;
}

export function InviteDialog({ tenantId, onClose }: InviteDialogProps) {
  const t = useTexts(membersMessages);
  const words = useSelectWords();
  const common = useCommonTexts();
  const { form, failure } = useInviteForm(tenantId, onClose);
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={t('inviteDialog.text')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={form.busy ? t('inviteDialog.sending') : t('inviteDialog.submit')}
      title={t('inviteDialog.title')}
    >
      {failure !== undefined && (
        <Banner role="alert" title={t('inviteDialog.failed')} tone="danger">
          {failure}
        </Banner>
      )}
      <TextField
        {...form.text('email')}
        autoCapitalize="none"
        autoComplete="off"
        inputMode="email"
        label={t('inviteDialog.email')}
        required
        type="email"
      />
      <SelectField
        {...form.text('role')}
        hint={t(`meaning.${form.values.role}`)}
        label={t('inviteDialog.role')}
        options={tenantRoles.toReversed().map((value) => ({ value, label: t(`role.${value}`) }))}
        texts={words}
      />
    </FormDialog>
  );
}
