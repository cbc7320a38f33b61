import { useEffect } from 'react';
import { paletteOverlay } from './palette-overlay';

/** Opens and closes the palette with Ctrl+K (Command+K on a Mac), wherever the focus is. */
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
