import type { DocumentDraft } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { DeleteDialog } from '../delete-dialog';
import { useDiscardDraft } from './api/document-drafts';
import { documentsMessages } from './messages';

interface DiscardDialogProps {
  draft: Pick<DocumentDraft, 'id' | 'title'>;
  onDiscarded?: () => void;
  onClose: () => void;
}

/** Asks before a draft is discarded. */
export function DiscardDialog({ draft: { id, title }, onDiscarded, onClose }: DiscardDialogProps) {
  const text = useTexts(documentsMessages);
  const remove = useDiscardDraft();
  return (
    <DeleteDialog
      onClose={onClose}
      onDeleted={onDiscarded}
      remove={remove}
      target={id}
      texts={{
        title: text('discard.title', { title }),
        action: text('discard.action'),
        done: text('discard.done', { title }),
        failed: text('discard.failed'),
      }}
    >
      {text('discard.text')}
    </DeleteDialog>
  );
}
