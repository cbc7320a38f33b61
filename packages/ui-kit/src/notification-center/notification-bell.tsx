import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { RailTooltip } from '../side-navigation/rail-tooltip';
import { Tooltip } from '../tooltip/tooltip';

export interface NotificationBellProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** "Notifications" */
  label: string;
  /** Number of unread notifications; above 99 the badge shows "99+". */
  count: number;
  /** The count as text, for assistive technology ("3 unread"). */
  countText: string;
  /** `navigation`: a row of the side navigation. `bar`: an icon in the phone's top bar. */
  place: 'navigation' | 'bar';
}

/** Visual only, as generated content: the accessible name includes the count as text. */
function Count({ count }: Pick<NotificationBellProps, 'count'>) {
  if (count === 0) return null;
  return <span aria-hidden="true" className="a-bell__count" data-count={count > 99 ? '99+' : count} />;
}

/** Opens the notification centre: trigger of a popover, or a button that opens a drawer. */
export function NotificationBell({ label, count, countText, place, className, ...button }: NotificationBellProps) {
  const always = {
    'aria-haspopup': 'dialog',
    ...button,
    'aria-label': count === 0 ? label : `${label}, ${countText}`,
    type: 'button',
  } as const;
  if (place === 'navigation') {
    return (
      <RailTooltip label={label}>
        <button {...always} className={classNames('a-navigation__item a-bell', className)}>
          <Icon className="a-navigation__icon" icon={Bell} />
          <span className="a-navigation__label">{label}</span>
          <Count count={count} />
        </button>
      </RailTooltip>
    );
  }
  return (
    <Tooltip as="decoration" content={label}>
      {() => (
        <button
          {...always}
          className={classNames('a-button a-button--ghost a-icon-button a-bell a-bell--bar', className)}
        >
          <Icon icon={Bell} />
          <Count count={count} />
        </button>
      )}
    </Tooltip>
  );
}
