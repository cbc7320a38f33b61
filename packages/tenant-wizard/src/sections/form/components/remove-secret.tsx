import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog } from '@atrium/ui-kit';
import { useState } from 'react';
import { sectionFormMessages } from '../messages';

interface RemoveSecretProps {
  /** Label of the field. */
  label: string;
  onRemove: () => Promise<void>;
}

/** Deletes a stored secret after a confirmation. */
export function RemoveSecret({ label, onRemove }: RemoveSecretProps) {
  const text = useTexts(sectionFormMessages);
  const common = useCommonTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    await onRemove();
    setBusy(false);
    setIsOpen(false);
  }

  return (
    <>
      <Button
        aria-label={text('secret.removeOf', { field: label })}
        onClick={() => setIsOpen(true)}
        size="s"
        variant="ghost"
      >
        {common('remove')}
      </Button>
      <ConfirmDialog
        busy={busy}
        cancelLabel={common('cancel')}
        confirmLabel={common('remove')}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void remove()}
        open={isOpen}
        title={text('secret.removeDialog.title', { field: label })}
        tone="danger"
      >
        {text('secret.removeDialog.text')}
      </ConfirmDialog>
    </>
  );
}
