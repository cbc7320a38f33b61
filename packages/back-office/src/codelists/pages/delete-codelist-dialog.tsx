import type { Codelist } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useDeleteCodelist } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface DeleteCodelistDialogProps {
  codelist: Codelist;
  onClose: () => void;
}

/** Confirms that a codelist is deleted with its options. */
export function DeleteCodelistDialog({ codelist, onClose }: DeleteCodelistDialogProps) {
  const text = useTexts(codelistsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useDeleteCodelist();
  const { id, title, data } = codelist;

  function confirm() {
    remove.mutate(id, {
      onSuccess: () => {
        notify({ tone: 'success', title: text('manage.deleted', { title }) });
        void navigate(paths.codelists.href());
      },
      onError: ({ message }) => {
        notify({ tone: 'error', title: text('manage.deleteFailed'), text: message });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('manage.delete')}
      onCancel={onClose}
      onConfirm={confirm}
      open
      title={text('manage.deleteTitle', { title })}
      tone="danger"
    >
      {text('manage.deleteText', { count: data.length })}
    </ConfirmDialog>
  );
}
