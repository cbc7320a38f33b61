import { createOverlay } from '../overlay/overlay';

/** Open state of the notification centre. */
export const notificationsOverlay = createOverlay();
