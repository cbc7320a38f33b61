import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the pointer or the focus is on an element. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
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
