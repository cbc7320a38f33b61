import { usersResource, type User, type UserSummary } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { RecordFields } from '../../components/form/record-fields';
import { useRecordForm } from '../../components/form/use-record-form';
import { useSaveUser } from '../api/users';
import { usersMessages } from '../messages';

interface EditUserDialogProps {
  user: User | UserSummary;
  onClose: () => void;
}

/** Edits name, username and position. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const text = useTexts(usersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutateAsync: send } = useSaveUser();
  const form = useRecordForm({
    fields: usersResource.fields,
    part: 'save',
    record: user,
    messages: usersMessages,
    onSave: async (input, base = user) => {
      const saved = await send({ id: base.id, body: { ...input, _version: base.version } });
      notify({ tone: 'success', title: text('edit.saved', { name: saved.full_name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('edit.submit')}
      title={text('edit.title')}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('edit.failed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <RecordFields
        fields={usersResource.fields}
        form={form}
        label={(name) => text(`field.${name}`)}
        optionalText={common('optional')}
        part="save"
      />
    </FormDialog>
  );
}
