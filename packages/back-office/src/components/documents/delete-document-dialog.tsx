import type { DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { DeleteDialog } from '../delete-dialog';
import { useDeleteDocument } from './api/documents';
import { documentsMessages } from './messages';

interface DeleteDocumentDialogProps {
  document: Pick<DocumentSummary, 'id' | 'title'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a saved document is deleted. */
export function DeleteDocumentDialog({ document: { id, title }, onDeleted, onClose }: DeleteDocumentDialogProps) {
  const text = useTexts(documentsMessages);
  const remove = useDeleteDocument();
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onDeleted}
      remove={remove}
      target={id}
      texts={{
        title: text('delete.title', { title }),
        action: text('delete.action'),
        done: text('delete.done', { title }),
        failed: text('delete.failed'),
      }}
    >
      {text('delete.text', { title })}
    </DeleteDialog>
  );
}
