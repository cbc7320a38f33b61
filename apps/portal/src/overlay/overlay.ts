import { createStore, type StoreApi } from 'zustand/vanilla';

/** Something that comes over the page from anywhere. */
export interface OverlayState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

export type Overlay = StoreApi<OverlayState>;

/** Whether it is over the page. */
export const createOverlay = (): Overlay =>
  createStore<OverlayState>((set) => ({
    open: false,
    show: () => set({ open: true }),
    hide: () => set({ open: false }),
  }));
