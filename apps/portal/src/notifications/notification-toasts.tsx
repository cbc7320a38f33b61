import { useReadNotification } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify, type NoticeTone, type Tone } from '@atrium/ui-kit';
import type { Notification } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signedInMessages } from '../signed-in-messages';
import { useNotificationNewsStore } from './notification-news.store';
import { useDescribeNotification } from './use-describe-notification';

const noticeTones: Readonly<Partial<Record<Tone, NoticeTone>>> = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

/** Shows new notifications as toasts. One about the open page is marked as read instead. */
export function NotificationToasts() {
  const t = useTexts(signedInMessages);
  const describe = useDescribeNotification();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const read = useReadNotification();
  const latest = useNotificationNewsStore((state) => state.latest);

  const show = useEffectEvent((notification: Notification) => {
    useNotificationNewsStore.setState({ latest: null });
    const described = describe(notification);
    if (described === undefined) return;
    if (described.href === pathname) return read(notification.id);
    notify({
      tone: noticeTones[described.tone] ?? 'neutral',
      icon: described.icon,
      title: described.title,
      text: described.text,
      action: {
        label: t('notifications.show'),
        onPress: () => {
          read(notification.id);
          void navigate(described.href);
        },
      },
    });
  });
  useEffect(() => {
    if (latest !== null) show(latest);
  }, [latest]);
  return null;
}
