import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { documentsMessages } from '../../../components/documents/messages';

interface LeaveDialogProps {
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before a document that is not saved is left. */
export function LeaveDialog({ isBusy, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      alternative={{ label: common('discard'), onChoose: onDiscard }}
      busy={isBusy}
      cancelLabel={text('leave.stay')}
      confirmLabel={common('save')}
      focus="confirm"
      onCancel={onStay}
      onConfirm={onSave}
      open
      title={text('leave.title')}
    >
      {text('preview.unsaved')}
    </ConfirmDialog>
  );
}
