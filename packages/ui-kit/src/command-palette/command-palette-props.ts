import type { PaletteGroup } from './palette-item';

export interface CommandPaletteTexts {
  /** Accessible name of the palette and its field ("Search or jump to"). */
  label: string;
  placeholder: string;
  close: string;
  /** Shown without matches ("Nothing matches"). */
  empty: string;
  /** Shown while a group loads ("Loading"). */
  loading: string;
  /** Number of matches, announced to assistive technology ("3 results"). */
  found: (count: number) => string;
  /** Descriptions of the keys: "move", "open", "new tab". */
  move: string;
  open: string;
  newTab: string;
  /** Keys that open a new tab, if not "Ctrl Enter". */
  newTabKeys?: string | undefined;
}

export interface CommandPaletteProps {
  open: boolean;
  /** Called on Escape, a press outside, the close button, and after an item is chosen. */
  onClose: () => void;
  groups: readonly PaletteGroup[];
  texts: CommandPaletteTexts;
  /** Called with the query after each change, and with `''` after closing; for groups that a server searches. */
  onQueryChange?: ((query: string) => void) | undefined;
}
