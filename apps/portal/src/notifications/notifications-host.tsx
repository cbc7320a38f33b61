import { useTexts } from '@atrium/i18n';
import { type ComponentProps, Suspense } from 'react';
import { portalMessages } from '../messages';
import { createOverlayPart } from '../overlay/overlay-part';
import { OverlayHost } from '../overlay/overlay-host';
import { UnknownAddressNotice } from '../shell/unknown-address/unknown-address-notice';
import { NotificationToasts } from './notification-toasts';
import { notificationsOverlay } from './notifications-overlay';

const panelPart = createOverlayPart(
  notificationsOverlay,
  async () => (await import('./notifications-panel')).NotificationsPanel,
);
const nothing = {};

/** Renders the notification centre and toasts over the page. */
export function NotificationsHost(props: ComponentProps<typeof UnknownAddressNotice>) {
  const t = useTexts(portalMessages);
  return (
    <Suspense fallback={null}>
      <OverlayHost
        failedText={t('notificationsFailed')}
        overlay={notificationsOverlay}
        part={panelPart}
        props={nothing}
      />
      <NotificationToasts />
      <UnknownAddressNotice {...props} />
    </Suspense>
  );
}
