import type { DocumentVersion } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { noWordOf } from '../view/no-word-of';
import { documentEditingMessages } from './messages';

interface EditParentDialogProps {
  /** The version without a Word file. */
  version: DocumentVersion;
  /** Number of the version that editing starts from. */
  number: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before editing starts from the version before a drawing or a signature. */
export function EditParentDialog({ version, number, onConfirm, onCancel }: EditParentDialogProps) {
  const text = useTexts(documentEditingMessages);
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      cancelLabel={common('cancel')}
      confirmLabel={text('parent.confirm', { number })}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={text('parent.title', { number })}
    >
      {text(`parent.text.${noWordOf(version) ?? 'drawn'}`, { number, shown: version.number })}
    </ConfirmDialog>
  );
}
