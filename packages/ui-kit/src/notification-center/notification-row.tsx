import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { toneIcons } from '../status/tone';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { NotificationItem, NotificationCenterProps } from './notification-center-props';

interface NotificationRowProps extends Pick<NotificationCenterProps, 'texts' | 'onRead' | 'onFollow'> {
  notification: NotificationItem;
}

/** The button disappears once pressed, so the focus moves to its row. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-notification]')?.focus();
}

export function NotificationRow({ notification, texts, onRead, onFollow }: NotificationRowProps) {
  const { id, tone, icon, title, text, time, dateTime, unread, href } = notification;
  const words = (
    <>
      {unread && <VisuallyHidden>{texts.unread}:</VisuallyHidden>} {title}
    </>
  );
  return (
    <li className={classNames('a-notifications__row', unread && 'a-notifications__row--unread')}>
      <Icon className={`a-notifications__icon a-notifications__icon--${tone}`} icon={icon ?? toneIcons[tone]} />
      <div className="a-notifications__words">
        {href === undefined ? (
          <span className="a-notifications__title" data-notification="" tabIndex={-1}>
            {words}
          </span>
        ) : (
          <Link
            className="a-notifications__title"
            data-notification=""
            href={href}
            onClick={() => {
              if (unread) onRead(id);
              onFollow?.();
            }}
          >
            {words}
          </Link>
        )}
        {text && <div className="a-notifications__text">{text}</div>}
        <time className="a-notifications__time" dateTime={dateTime}>
          {time}
        </time>
      </div>
      {unread && (
        <IconButton
          className="a-notifications__mark"
          icon={Check}
          label={texts.markRead(title)}
          onClick={(event) => {
            keepFocus(event);
            onRead(id);
          }}
          size="s"
        />
      )}
    </li>
  );
}
