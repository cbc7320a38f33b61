import { useNotifications } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { NotificationBell, type NotificationBellProps } from '@atrium/ui-kit';
import { portalMessages } from '../messages';
import { notificationsOverlay } from './notifications-overlay';

/** Shows the number of unread notifications and opens them. */
export function Bell({ place }: Pick<NotificationBellProps, 'place'>) {
  const t = useTexts(portalMessages);
  const { unread } = useNotifications();
  return (
    <NotificationBell
      count={unread}
      countText={t('unread', { count: unread })}
      label={t('notifications')}
      onClick={() => notificationsOverlay.getState().show()}
      place={place}
    />
  );
}
