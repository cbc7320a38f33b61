import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { RailTooltip } from './rail-tooltip';

export interface NavigationSearchProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** "Search or jump to" */
  label: string;
  /** Keyboard shortcut as shown ("Ctrl K"). */
  shortcut: string;
}

/** Opens the command palette; first in the side navigation. Also set `aria-keyshortcuts`. */
export function NavigationSearch({ label, shortcut, ...button }: NavigationSearchProps) {
  return (
    <RailTooltip label={label} shortcut={shortcut}>
      <button
        aria-haspopup="dialog"
        {...button}
        className="a-navigation__item a-navigation__item--search"
        type="button"
      >
        <Icon className="a-navigation__icon" icon={Search} />
        <span className="a-navigation__label">{label}</span>
        <kbd aria-hidden="true" className="a-navigation__key">
          {shortcut}
        </kbd>
      </button>
    </RailTooltip>
  );
}
