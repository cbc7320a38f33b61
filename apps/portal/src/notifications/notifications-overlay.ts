import { createOverlay } from '../overlay/overlay';

/** The notification centre over the page. */
export const notificationsOverlay = createOverlay();
