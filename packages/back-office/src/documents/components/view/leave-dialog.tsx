import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { documentsMessages } from '../../../components/documents/messages';

interface LeaveDialogProps {
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
  /** What is lost; default: the document. */
  children?: ReactNode;
}

/** Asks before a document or its changes are left that are not saved. */
export function LeaveDialog({ isBusy, onSave, onDiscard, onStay, children }: LeaveDialogProps) {
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
      {children ?? text('preview.unsaved')}
    </ConfirmDialog>
  );
}
