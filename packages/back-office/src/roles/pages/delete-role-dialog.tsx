import type { Role } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useDeleteRole } from '../api/roles';
import { rolesMessages } from '../messages';

interface DeleteRoleDialogProps {
  role: Pick<Role, 'id' | 'title' | 'members'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a role is deleted, and says how many members lose it. */
export function DeleteRoleDialog({ role, onDeleted, onClose }: DeleteRoleDialogProps) {
  const text = useTexts(rolesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const remove = useDeleteRole();
  const { id, title, members } = role;

  function confirm() {
    remove.mutate(id, {
      onSuccess: () => {
        notify({ tone: 'success', title: text('deleted', { title }) });
        onClose();
        onDeleted?.();
      },
      onError: ({ message }) => {
        notify({ tone: 'error', title: text('delete.failed'), text: message });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('delete.action')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('delete.title', { title })}
      tone="danger"
    >
      {text('delete.text', { title })}
      {members > 0 && ` ${text('delete.members', { count: members })}`}
    </ConfirmDialog>
  );
}
