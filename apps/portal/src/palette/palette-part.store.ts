import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadChunk } from '../chunks/load-chunk';
import type { PalettePlaceProps } from './palette-place-props';
import { usePaletteStore } from './palette.store';

interface PalettePart {
  readonly Palette: ComponentType<PalettePlaceProps> | null;
  /** Set anew each time the palette could not be loaded. */
  readonly failure: { readonly error: unknown } | null;
}

/** The palette itself, loaded when it is first opened. */
export const usePalettePartStore = create<PalettePart>(() => ({ Palette: null, failure: null }));

async function load(): Promise<void> {
  try {
    const Palette = await loadChunk(async () => (await import('./palette')).Palette);
    usePalettePartStore.setState({ Palette });
  } catch (error) {
    usePaletteStore.getState().hide();
    usePalettePartStore.setState({ failure: { error } });
  }
}

usePaletteStore.subscribe(({ open }) => {
  if (open && usePalettePartStore.getState().Palette === null) void load();
});
