import type { TenantSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useDiscardDraft } from '../api/discard-draft';
import { tenantListMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';

interface DiscardDraftDialogProps {
  /** Undefined while the dialog is closed. */
  draft: TenantSummary | undefined;
  onClose: () => void;
}

/** Asks before a draft and its secrets are deleted. */
export function DiscardDraftDialog({ draft, onClose }: DiscardDraftDialogProps) {
  const text = useTexts(tenantListMessages);
  const tenantText = useTexts(tenantMessages);
  const notify = useNotify();
  const discard = useDiscardDraft();
  const name = draft === undefined || draft.title === '' ? tenantText('unnamed') : draft.title;

  function confirm() {
    if (draft === undefined) return;
    discard.mutate(draft.id, {
      onSuccess: () => notify({ tone: 'success', title: text('discardDialog.done', { name }) }),
      onError: ({ message }) => notify({ tone: 'error', title: text('discardDialog.failed'), text: message }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      busy={discard.isPending}
      cancelLabel={text('discardDialog.keep')}
      confirmLabel={text('discardDialog.confirm')}
      onCancel={onClose}
      onConfirm={confirm}
      open={draft !== undefined}
      title={text('discardDialog.title')}
      tone="danger"
    >
      {text('discardDialog.text', { name })}
    </ConfirmDialog>
  );
}
