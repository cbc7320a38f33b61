import { useTexts } from '@atrium/i18n';
import { Suspense } from 'react';
import { portalMessages } from '../messages';
import { createOverlayPart } from '../overlay/overlay-part';
import { OverlayPlace } from '../overlay/overlay-place';
import { UnknownAddressNotice } from '../shell/unknown-address/unknown-address-notice';
import { NotificationToasts } from './notification-toasts';
import { notificationsOverlay } from './notifications-overlay';

const panelPart = createOverlayPart(
  notificationsOverlay,
  async () => (await import('./notifications-panel')).NotificationsPanel,
);
const nothing = {};

/** Where notifications come over the page: their list, and notices of what has just happened. */
export function NotificationsPlace() {
  const t = useTexts(portalMessages);
  return (
    <Suspense fallback={null}>
      <OverlayPlace
        failedText={t('notificationsFailed')}
        overlay={notificationsOverlay}
        part={panelPart}
        props={nothing}
      />
      <NotificationToasts />
      <UnknownAddressNotice />
    </Suspense>
  );
}
