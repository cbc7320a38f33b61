import type { ReactElement, ReactNode } from 'react';

/** What a menu does with its trigger before it is opened. */
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
  /** Side of the trigger that the menu lines up with. */
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}
