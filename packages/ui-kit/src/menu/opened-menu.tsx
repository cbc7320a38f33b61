import { Menu as Base } from '@base-ui/react/menu';
import { useEffect, useRef } from 'react';
import type { MenuProps } from './menu-props';
import { MenuPartsContext } from './menu-parts';

interface OpenedMenuProps extends MenuProps {
  /** Opened by keyboard: focuses the first item. */
  byKeys: boolean;
}

/** The loaded menu, which starts open. */
export function OpenedMenu({ trigger, align = 'end', byKeys, children }: OpenedMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(!byKeys);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    button.current?.click();
  }, []);
  return (
    <Base.Root defaultOpen={!byKeys} modal={false}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} className="a-menu-place" collisionPadding={8} sideOffset={4}>
          <Base.Popup className="a-menu">
            <MenuPartsContext value={Base}>{children}</MenuPartsContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
