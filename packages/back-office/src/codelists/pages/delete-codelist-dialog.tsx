import type { Codelist } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../components/delete-dialog';
import { paths } from '../../paths';
import { useDeleteCodelist } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface DeleteCodelistDialogProps {
  codelist: Codelist;
  onClose: () => void;
}

/** Confirms that a codelist is deleted with its options. */
export function DeleteCodelistDialog({ codelist: { id, title, data }, onClose }: DeleteCodelistDialogProps) {
  const text = useTexts(codelistsMessages);
  const navigate = useNavigate();
  const remove = useDeleteCodelist();
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={() => void navigate(paths.codelists.href())}
      remove={remove}
      target={id}
      texts={{
        title: text('manage.deleteTitle', { title }),
        action: text('manage.delete'),
        done: text('manage.deleted', { title }),
        failed: text('manage.deleteFailed'),
      }}
    >
      {text('manage.deleteText', { count: data.length })}
    </DeleteDialog>
  );
}
