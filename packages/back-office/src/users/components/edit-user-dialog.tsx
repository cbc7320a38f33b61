import { usersResource, type User, type UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { RecordDialog } from '../../components/form/record-dialog';
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
    <RecordDialog
      fields={usersResource.fields}
      form={form}
      label={(name) => text(`field.${name}`)}
      onClose={onClose}
      part="save"
      texts={{ title: text('edit.title'), submit: text('edit.submit'), failed: text('edit.failed') }}
    />
  );
}
