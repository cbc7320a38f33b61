import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadChunk } from '../chunks/load-chunk';
import type { Overlay } from './overlay';

interface PartState<Props> {
  readonly Part: ComponentType<Props> | null;
  /** Set when the part fails to load. */
  readonly failure: { readonly error: unknown } | null;
}

export type OverlayPart<Props> = StoreApi<PartState<Props>>;

/** A lazy part of an overlay, loaded on first opening. If loading fails, the overlay closes. */
export function createOverlayPart<Props>(
  overlay: Overlay,
  load: () => Promise<ComponentType<Props>>,
): OverlayPart<Props> {
  const part = createStore<PartState<Props>>(() => ({ Part: null, failure: null }));

  async function fetchPart(): Promise<void> {
    try {
      part.setState({ Part: await loadChunk(load) });
    } catch (error) {
      overlay.getState().hide();
      part.setState({ failure: { error } });
    }
  }
  overlay.subscribe(({ open }) => {
    if (open && part.getState().Part === null) void fetchPart();
  });
  return part;
}
