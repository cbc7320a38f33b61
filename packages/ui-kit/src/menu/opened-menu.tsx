import { Menu as Base } from '@base-ui/react/menu';
import type { MenuProps } from './menu-props';
import { MenuPartsContext } from './menu-parts';

/** The menu once it was wanted: it begins open. */
export function OpenedMenu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root defaultOpen modal={false}>
      <Base.Trigger render={trigger} />
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
