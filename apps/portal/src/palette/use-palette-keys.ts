import { useEffect } from 'react';
import { paletteOverlay } from './palette-overlay';

/** Ctrl+K (on a Mac, Command+K) opens the palette and closes it, wherever the focus is. */
export function usePaletteKeys(): void {
  useEffect(() => {
    function toggle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      const { open, show, hide } = paletteOverlay.getState();
      if (open) hide();
      else show();
    }
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, []);
}
