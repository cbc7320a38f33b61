import { rolesResource, type Role } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { RecordFields } from '../../components/form/record-fields';
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
  const common = useCommonTexts();
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
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text(isNew ? 'create' : 'save')}
      title={isNew ? text('add') : text('editTitle', { title: role.title })}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {form.recordError}
        </Banner>
      )}
      <RecordFields
        fields={fields}
        form={form}
        label={(name) => text(`field.${name}`)}
        optionalText={common('optional')}
        part="save"
      />
    </FormDialog>
  );
}
