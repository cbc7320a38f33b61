import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { documentsMessages } from '../../../components/documents/messages';

/** `marks`: what was drawn or signed on the preview. `unfinished`: the document that this tab was making. */
type Loss = 'marks' | 'unfinished';

interface LossDialogProps {
  /** Verb and object. */
  action: string;
  loss: Loss;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before work is lost that only this preview or this tab has. */
export function LossDialog({ action, loss, onConfirm, onCancel }: LossDialogProps) {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      cancelLabel={common('cancel')}
      confirmLabel={action}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={text('loss.title')}
      tone="danger"
    >
      {text(`loss.${loss}`)}
    </ConfirmDialog>
  );
}
