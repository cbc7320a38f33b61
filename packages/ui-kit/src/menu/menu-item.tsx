import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { useMenuParts } from './menu-parts';

interface MenuItemLook {
  icon?: LucideIcon | undefined;
  /** Keyboard shortcut. */
  shortcut?: string | undefined;
  children: ReactNode;
}

function MenuItemContent({ icon, shortcut, detail, children }: MenuItemLook & { detail?: string | undefined }) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span className="a-menu__label">
        {children}
        {detail !== undefined && <span className="a-menu__detail"> {detail}</span>}
      </span>
      {shortcut !== undefined && <kbd className="a-menu__key">{shortcut}</kbd>}
    </>
  );
}

export interface MenuItemProps extends MenuItemLook {
  onSelect: () => void;
  /** Marks a destructive action in red. */
  danger?: boolean | undefined;
  /** The object of the action, if several items do the same; shown below the label. */
  detail?: string | undefined;
  /** Why the item is unavailable; replaces the detail. */
  disabledReason?: string | undefined;
}

/** An action in a menu. */
export function MenuItem({ onSelect, danger, detail, disabledReason, ...look }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item
      className={classNames('a-menu__item', danger === true && 'a-menu__item--danger')}
      disabled={disabledReason !== undefined}
      onClick={onSelect}
    >
      <MenuItemContent {...look} detail={disabledReason ?? detail} />
    </Item>
  );
}

export interface MenuLinkProps extends MenuItemLook {
  href: string;
}

/** A link in a menu. */
export function MenuLink({ href, ...look }: MenuLinkProps) {
  const { LinkItem } = useMenuParts();
  return (
    <LinkItem className="a-menu__item" closeOnClick render={<Link href={href} />}>
      <MenuItemContent {...look} />
    </LinkItem>
  );
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="a-menu__line" />;
}
