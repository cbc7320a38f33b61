import { useTexts } from '@atrium/i18n';
import { DeleteDialog } from '../../components/delete-dialog';
import { useDeleteDocumentTemplate } from '../api/document-templates';
import { documentTemplatesMessages } from '../messages';

interface DeleteTemplateDialogProps {
  template: { readonly id: string; readonly title: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template: { id, title }, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const text = useTexts(documentTemplatesMessages);
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onDeleted}
      remove={useDeleteDocumentTemplate()}
      target={id}
      texts={{
        title: text('deleteTitle', { title }),
        action: text('delete'),
        done: text('deleted', { title }),
        failed: text('deleteFailed'),
      }}
    >
      {text('deleteText', { title })}
    </DeleteDialog>
  );
}
