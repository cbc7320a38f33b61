import { createOverlay } from '../overlay/overlay';

/** The command palette over the page. */
export const paletteOverlay = createOverlay();
