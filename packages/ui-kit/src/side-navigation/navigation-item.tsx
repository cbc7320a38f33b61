import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { RailTooltip } from './rail-tooltip';

interface NavigationEntry {
  icon: LucideIcon;
  label: string;
}

function NavigationContent({ icon, label }: NavigationEntry) {
  return (
    <>
      <Icon className="a-navigation__icon" icon={icon} />
      <span className="a-navigation__label">{label}</span>
    </>
  );
}

export interface NavigationItemProps extends NavigationEntry {
  href: string;
  /** Marks the current page. */
  current?: boolean | undefined;
}

/** A link in the side navigation. In the rail, only its icon is visible and its name is a tooltip. */
export function NavigationItem({ href, current, ...entry }: NavigationItemProps) {
  return (
    <RailTooltip label={entry.label}>
      <Link aria-current={current === true ? 'page' : undefined} className="a-navigation__item" href={href}>
        <NavigationContent {...entry} />
      </Link>
    </RailTooltip>
  );
}

export interface NavigationActionProps extends NavigationEntry {
  onPress: () => void;
}

/** An action in the side navigation: Log out. */
export function NavigationAction({ onPress, ...entry }: NavigationActionProps) {
  return (
    <RailTooltip label={entry.label}>
      <button className="a-navigation__item" onClick={onPress} type="button">
        <NavigationContent {...entry} />
      </button>
    </RailTooltip>
  );
}

export interface NavigationGroupProps {
  label: string;
  /** `NavigationItem`s. */
  children: ReactNode;
}

/** Items under a heading. */
export function NavigationGroup({ label, children }: NavigationGroupProps) {
  return (
    <div aria-label={label} className="a-navigation__group" role="group">
      <div aria-hidden="true" className="a-navigation__group-label">
        {label}
      </div>
      {children}
    </div>
  );
}
