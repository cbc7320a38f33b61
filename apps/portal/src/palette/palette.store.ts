import { create } from 'zustand';

interface PaletteState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Whether the command palette is over the page. */
export const usePaletteStore = create<PaletteState>((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));
