import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../icon/icon';
import type { CommandPaletteTexts } from './command-palette-props';

interface PaletteFooterProps {
  texts: CommandPaletteTexts;
  newTab: boolean;
}

/** Describes the keys visually. Assistive technology already announces them for a combobox. */
export function PaletteFooter({ texts, newTab }: PaletteFooterProps) {
  return (
    <div aria-hidden="true" className="a-palette__foot">
      <span>
        <kbd>
          <Icon icon={ArrowUp} size="s" />
        </kbd>
        <kbd>
          <Icon icon={ArrowDown} size="s" />
        </kbd>
        {texts.move}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.open}
      </span>
      {newTab && (
        <span>
          <kbd>{texts.newTabKeys ?? 'Ctrl Enter'}</kbd> {texts.newTab}
        </span>
      )}
    </div>
  );
}
