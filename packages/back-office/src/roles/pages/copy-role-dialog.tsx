import { rolesResource, type Role } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Checkbox, useNotify } from '@atrium/ui-kit';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordDialog } from '../../components/form/record-dialog';
import { useRecordForm } from '../../components/form/use-record-form';
import { paths } from '../../paths';
import { useCopyRole } from '../api/roles';
import { rolesMessages } from '../messages';

type CopiedRole = Pick<Role, 'id' | 'title' | 'description' | 'members' | 'built_in'> & {
  /** Unknown in a list. */
  readonly permissions?: readonly string[];
};

const { title, description } = rolesResource.fields;
const fields = { title, description };

/** Copies a role: its permissions, and its members on request. */
export function CopyRoleDialog({ role, onClose }: { role: CopiedRole; onClose: () => void }) {
  const text = useTexts(rolesMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const group = useId();
  const { mutateAsync: copy } = useCopyRole();
  const canManage = usePermission('manage/members');
  const [copiesPermissions, setCopiesPermissions] = useState(true);
  const [copiesMembers, setCopiesMembers] = useState(false);
  const form = useRecordForm({
    fields,
    part: 'save',
    record: useMemo(
      () => ({ title: text('copy.name', { title: role.title }), description: role.description }),
      [text, role.title, role.description],
    ),
    messages: rolesMessages,
    onSave: async (input) => {
      const body = { ...input, copy_permissions: copiesPermissions, copy_members: copiesMembers };
      const made = await copy({ params: { id: role.id }, body });
      notify({ tone: 'success', title: text('created', { title: made.title }) });
      onClose();
      void navigate(paths.roles.details.href(made.id));
    },
  });
  const { members, permissions } = role;
  return (
    <RecordDialog
      below={
        <div aria-labelledby={group} className="copy-role" role="group">
          <span className="copy-role__label" id={group}>
            {text('copy.also')}
          </span>
          <Checkbox
            checked={copiesPermissions}
            label={
              role.built_in || permissions === undefined
                ? text(role.built_in ? 'copy.everyPermission' : 'tabs.permissions')
                : text('copy.permissions', { count: permissions.length })
            }
            onChange={({ target }) => setCopiesPermissions(target.checked)}
          />
          {canManage && members > 0 && (
            <Checkbox
              checked={copiesMembers}
              hint={text('copy.membersHint')}
              label={text('memberCount', { count: members })}
              onChange={({ target }) => setCopiesMembers(target.checked)}
            />
          )}
        </div>
      }
      fields={fields}
      form={form}
      label={(name) => text(`field.${name}`)}
      onClose={onClose}
      part="save"
      texts={{
        title: text('copy.title', { title: role.title }),
        submit: text('copy.action'),
        failed: text('saveFailed'),
      }}
    />
  );
}
