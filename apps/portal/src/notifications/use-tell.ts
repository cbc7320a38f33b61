import type { Notification, NotificationData, NotificationKind } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { signedInMessages } from '../signed-in-messages';
import { notificationKinds, type ToldNotification } from './notification-kinds';

/** Puts notifications into the reader's words; one of a kind that this version does not know is left out. */
export function useTell(): (notification: Notification) => ToldNotification | undefined {
  const t = useTexts(signedInMessages);

  function tell<K extends NotificationKind>({ kind, data }: { readonly kind: K; readonly data: NotificationData<K> }) {
    return Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind](data, t) : undefined;
  }
  return tell;
}
