import { rolesResource, type Role } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { RecordDialog } from '../../components/form/record-dialog';
import { useRecordForm } from '../../components/form/use-record-form';
import { useSaveRole } from '../api/roles';
import { rolesMessages } from '../messages';

interface RoleDialogProps {
  /** The role to change; without one, a new role is created. */
  role?: Role;
  onSaved?: (role: Role) => void;
  onClose: () => void;
}

const { title, description } = rolesResource.fields;
const fields = { title, description };

/** Creates a role, or changes its name and description. */
export function RoleDialog({ role, onSaved, onClose }: RoleDialogProps) {
  const text = useTexts(rolesMessages);
  const notify = useNotify();
  const { mutateAsync: send } = useSaveRole();
  const isNew = role === undefined;
  const form = useRecordForm({
    fields,
    part: 'save',
    record: role,
    messages: rolesMessages,
    onSave: async (input, base) => {
      const saved = await send(
        base === undefined ? { body: input } : { id: base.id, body: { ...input, _version: base.version } },
      );
      notify({ tone: 'success', title: text(isNew ? 'created' : 'updated', { title: saved.title }) });
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <RecordDialog
      fields={fields}
      form={form}
      label={(name) => text(`field.${name}`)}
      onClose={onClose}
      part="save"
      texts={{
        title: isNew ? text('add') : text('editTitle', { title: role.title }),
        submit: text(isNew ? 'create' : 'save'),
        failed: text('saveFailed'),
      }}
    />
  );
}
