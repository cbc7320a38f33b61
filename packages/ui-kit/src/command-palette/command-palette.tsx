import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { CommandPaletteProps } from './command-palette-props';
import type { PaletteItem } from './palette-item';
import { PalettePanel } from './palette-panel';

/** Finds pages, records and actions by a few letters. Returns the focus on closing, unless an item navigated. */
export function CommandPalette({ open, onClose, groups, texts, onQueryChange }: CommandPaletteProps) {
  const leads = useRef(false);

  function choose({ href, onSelect }: PaletteItem) {
    leads.current = href !== undefined;
    onSelect?.();
    onClose();
  }

  return (
    <Dialog.Root
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        leads.current = false;
        if (!next) onQueryChange?.('');
      }}
      open={open}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="a-scrim a-scrim--palette" />
        <Dialog.Popup aria-label={texts.label} className="a-floating-panel a-palette" finalFocus={() => !leads.current}>
          <PalettePanel groups={groups} onChoose={choose} onQueryChange={onQueryChange} texts={texts} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
