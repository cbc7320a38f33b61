import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of the palette: a page, a record or an action. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Smaller text after the label: an address, a state. Searched too. */
  detail?: string | undefined;
  /** Further search terms that are not shown. */
  keywords?: readonly string[] | undefined;
  icon?: LucideIcon | undefined;
  /** Replaces the icon: a `CompanyTile` or an `Avatar`. */
  lead?: ReactNode;
  /** Global keyboard shortcut. */
  shortcut?: string | undefined;
  /** Link of the item. An item without one needs `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** Further items are loading; present ones stay. */
  loading?: boolean | undefined;
  /** A server searched the items: all are shown in the given order. */
  found?: boolean | undefined;
}
