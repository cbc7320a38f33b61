import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of the palette: a page, a record or an action. */
export interface PaletteItem {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  /** Smaller words behind the label: an address, a state. They are searched too. */
  detail?: string | undefined;
  /** Further words that find the item and are not shown. */
  keywords?: readonly string[] | undefined;
  icon?: LucideIcon | undefined;
  /** In place of the icon: a `CompanyTile` or an `Avatar`. */
  lead?: ReactNode;
  /** A key that does the same anywhere. */
  shortcut?: string | undefined;
  /** Where the item leads. An item without one needs `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** Its items are on their way; those that are here stay. */
  loading?: boolean | undefined;
  /** A server found the items: all are shown, in the order they came. */
  found?: boolean | undefined;
}
