import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { documentDrawMessages } from './messages';

interface DrawOnParentProps {
  signed: number;
  number: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a drawing starts from the version before a signature. */
export function DrawOnParent({ signed, number, onConfirm, onCancel }: DrawOnParentProps) {
  const text = useTexts(documentDrawMessages);
  const common = useCommonTexts();
  return (
    <ConfirmDialog
      cancelLabel={common('cancel')}
      confirmLabel={text('signed.confirm', { number })}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={text('signed.title', { number })}
    >
      {text('signed.text', { number, signed })}
    </ConfirmDialog>
  );
}
