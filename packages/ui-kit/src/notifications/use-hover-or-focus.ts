import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is hovered or focused. */
export function useHoverOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const controller = new AbortController();
    const listen = (type: string, then: () => void) => target.addEventListener(type, then, controller);
    listen('pointerenter', () => setHovered(true));
    listen('pointerleave', () => setHovered(false));
    listen('focusin', () => setFocused(true));
    listen('focusout', () => setFocused(false));
    return () => controller.abort();
  }, [element]);
  return hovered || focused;
}
