import type { ReactElement, ReactNode } from 'react';

/** Handlers and attributes of the trigger before the menu is loaded. */
export interface MenuTriggerProps {
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  onClick?: ((event: { detail: number }) => void) | undefined;
  onFocus?: (() => void) | undefined;
  onKeyDown?: ((event: { key: string; preventDefault: () => void }) => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
}

export interface MenuProps {
  /** The button that opens the menu: an `IconButton` or a `Button`. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Side of the trigger that the menu aligns with. */
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}
