import type { PaletteGroup } from './palette-item';

export interface CommandPaletteTexts {
  /** Name of the palette and of its field ("Search or jump to"). */
  label: string;
  placeholder: string;
  close: string;
  /** Nothing has the words ("Nothing matches"). */
  empty: string;
  /** A group's items are on their way ("Loading"). */
  loading: string;
  /** How many items the words found, said to assistive technology ("3 results"). */
  found: (count: number) => string;
  /** What the keys at the foot do: "move", "open", "new tab". */
  move: string;
  open: string;
  newTab: string;
  /** The keys of a new tab, where they are others than "Ctrl Enter". */
  newTabKeys?: string | undefined;
}

export interface CommandPaletteProps {
  open: boolean;
  /** Escape, a press outside, the close button, and after an item is chosen. */
  onClose: () => void;
  groups: readonly PaletteGroup[];
  texts: CommandPaletteTexts;
  /** The words after each change, and `''` once the palette is gone; for groups that a server fills. */
  onQueryChange?: ((query: string) => void) | undefined;
}
