import type { Notification, NotificationData, NotificationKind } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { signedInMessages } from '../signed-in-messages';
import { notificationKinds, type DescribedNotification } from './notification-kinds';

/** Describes notifications as text; undefined for a kind that this version does not know. */
export function useDescribeNotification(): (notification: Notification) => DescribedNotification | undefined {
  const t = useTexts(signedInMessages);

  function describe<K extends NotificationKind>({
    kind,
    data,
  }: {
    readonly kind: K;
    readonly data: NotificationData<K>;
  }) {
    return Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind](data, t) : undefined;
  }
  return describe;
}
