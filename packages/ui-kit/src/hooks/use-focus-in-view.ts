import { useEffect } from 'react';

/**
 * For what appears late and pushes the content down: scrolls back to the focused element if that has left the window by
 * its lower edge. An element that someone scrolled far away from stays where it is.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (focused === null || focused === body) return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom > window.innerHeight && top < 1.5 * window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
  }, []);
}
