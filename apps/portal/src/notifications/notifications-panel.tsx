import { useNotifications } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Drawer, NotificationCenter, type NotificationItem } from '@atrium/ui-kit';
import { useStore } from 'zustand';
import { portalMessages } from '../messages';
import { signedInMessages } from '../signed-in-messages';
import { notificationsOverlay } from './notifications-overlay';
import { formatTimeOrDate } from './format-time-or-date';
import { useDescribeNotification } from './use-describe-notification';

/** The notification centre: a drawer, on a phone a sheet. */
export function NotificationsPanel() {
  const t = useTexts(signedInMessages);
  const portal = useTexts(portalMessages);
  const common = useCommonTexts();
  const describe = useDescribeNotification();
  const { open, hide } = useStore(notificationsOverlay);
  const { notifications, unread, error, isFetching, hasMore, more, retry, read, readAll } = useNotifications();
  const title = portal('notifications');

  const items = notifications?.flatMap((one): NotificationItem[] => {
    const described = describe(one);
    if (described === undefined) return [];
    const at = one.created_at;
    return [{ ...described, id: one.id, time: formatTimeOrDate(at), dateTime: at, unread: one.read_at === null }];
  });

  return (
    <Drawer closeLabel={common('close')} onClose={hide} open={open} title={title} titleHidden>
      <NotificationCenter
        failed={error === null ? undefined : { onRetry: retry, busy: isFetching }}
        more={hasMore ? { onLoad: more, busy: isFetching } : undefined}
        notifications={items}
        onFollow={hide}
        onRead={read}
        onReadAll={readAll}
        texts={{
          title,
          unreadCount: unread > 0 ? portal('unread', { count: unread }) : t('notifications.allRead'),
          unread: t('notifications.isUnread'),
          markRead: (name) => t('notifications.markRead', { title: name }),
          markAllRead: t('notifications.markAllRead'),
          loading: common('loading'),
          empty: t('notifications.empty'),
          loadMore: t('notifications.older'),
          failed: t('notifications.failed'),
          retry: common('retry'),
        }}
      />
    </Drawer>
  );
}
