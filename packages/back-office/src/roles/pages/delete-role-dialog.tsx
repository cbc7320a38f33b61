import type { Role } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { DeleteDialog } from '../../components/delete-dialog';
import { useDeleteRole } from '../api/roles';
import { rolesMessages } from '../messages';

interface DeleteRoleDialogProps {
  role: Pick<Role, 'id' | 'title' | 'members'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a role is deleted, and says how many members lose it. */
export function DeleteRoleDialog({ role: { id, title, members }, onDeleted, onClose }: DeleteRoleDialogProps) {
  const text = useTexts(rolesMessages);
  const remove = useDeleteRole();
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onDeleted}
      remove={remove}
      target={id}
      texts={{
        title: text('delete.title', { title }),
        action: text('delete.action'),
        done: text('deleted', { title }),
        failed: text('delete.failed'),
      }}
    >
      {text('delete.text', { title })}
      {members > 0 && ` ${text('delete.members', { count: members })}`}
    </DeleteDialog>
  );
}
