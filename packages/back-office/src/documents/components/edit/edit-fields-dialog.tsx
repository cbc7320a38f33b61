import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { documentEditingMessages } from './messages';

interface EditFieldsDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
  /** What the document made from the fields will lack. */
  children: string;
}

/** Asks before the fields make again what was edited, drawn on or signed since. */
export function EditFieldsDialog({ onConfirm, onCancel, children }: EditFieldsDialogProps) {
  const text = useTexts(documentEditingMessages);
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      cancelLabel={common('cancel')}
      confirmLabel={text('fields.confirm')}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={text('fields.title')}
    >
      {children}
    </ConfirmDialog>
  );
}
