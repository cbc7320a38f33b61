import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** The button that opens the menu: an `IconButton` or a `Button`. */
  trigger: ReactElement;
  /** Side of the trigger that the menu lines up with. */
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}

/** Further actions of one thing. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} className="a-menu-place" collisionPadding={8} sideOffset={4}>
          <Base.Popup className="a-menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
