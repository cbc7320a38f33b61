import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the first invalid field after a failed save. Call the result before each save. */
export function useErrorFocus(row: RefObject<HTMLElement | null>, saving: boolean): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || saving) return;
    const wrong = row.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    pressed.current = false;
    wrong.focus();
  });
  return () => {
    pressed.current = true;
  };
}
