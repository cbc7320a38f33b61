import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
import type { SavedRow } from '../api/fiscal-rows';
import { fiscalizationMessages } from '../messages';

interface DeleteRowDialogProps<Row extends SavedRow> {
  /** Undefined while the dialog is closed. */
  row: Row | undefined;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Success message. */
  deletedText: string;
  onDelete: (row: Row) => Promise<void>;
  onClose: () => void;
}

export function DeleteRowDialog<Row extends SavedRow>(props: DeleteRowDialogProps<Row>) {
  const { row, title, text: question, confirmLabel, deletedText, onDelete, onClose } = props;
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (row === undefined) return;
    setBusy(true);
    try {
      await onDelete(row);
      notify({ tone: 'success', title: deletedText });
    } catch {
      notify({ tone: 'error', title: text('deleteFailed') });
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      busy={busy}
      cancelLabel={common('cancel')}
      confirmLabel={confirmLabel}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      open={row !== undefined}
      title={title}
      tone="danger"
    >
      {question}
    </ConfirmDialog>
  );
}
