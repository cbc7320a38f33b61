import { createStore, type StoreApi } from 'zustand/vanilla';

/** State of an overlay that can be opened from anywhere. */
export interface OverlayState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export type Overlay = StoreApi<OverlayState>;

export const createOverlay = (): Overlay =>
  createStore<OverlayState>((set) => ({
    open: false,
    show: () => set({ open: true }),
    hide: () => set({ open: false }),
  }));
