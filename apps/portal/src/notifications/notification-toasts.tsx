import { useReadNotification } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify, type NoticeTone, type Tone } from '@atrium/ui-kit';
import type { Notification } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signedInMessages } from '../signed-in-messages';
import { useNotificationNewsStore } from './notification-news.store';
import { useTell } from './use-tell';

const noticeTones: Readonly<Partial<Record<Tone, NoticeTone>>> = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

/** Says what has just happened elsewhere; what happened on the page that is open is seen there, and counts as read. */
export function NotificationToasts() {
  const t = useTexts(signedInMessages);
  const tell = useTell();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const read = useReadNotification();
  const latest = useNotificationNewsStore((state) => state.latest);

  const say = useEffectEvent((notification: Notification) => {
    useNotificationNewsStore.setState({ latest: null });
    const told = tell(notification);
    if (told === undefined) return;
    if (told.href === pathname) return read(notification.id);
    notify({
      tone: noticeTones[told.tone] ?? 'neutral',
      icon: told.icon,
      title: told.title,
      text: told.text,
      action: {
        label: t('notifications.show'),
        onPress: () => {
          read(notification.id);
          void navigate(told.href);
        },
      },
    });
  });
  useEffect(() => {
    if (latest !== null) say(latest);
  }, [latest]);
  return null;
}
