import { createOverlay } from '../overlay/overlay';

/** Open state of the command palette. */
export const paletteOverlay = createOverlay();
