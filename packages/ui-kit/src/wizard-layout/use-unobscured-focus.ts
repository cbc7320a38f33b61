import { useEffect, type RefObject } from 'react';

/** Gap between the focused element and a bar, in px. */
const gap = 8;

interface Bars {
  /** Bottom edge of the bars at the top. */
  readonly top: number;
  /** Top edge of the bar at the bottom. */
  readonly bottom: number;
}

/** The area between the bars, in px of the window. */
function freeOf(bars: readonly Element[]): Bars {
  const middle = window.innerHeight / 2;
  let top = 0;
  let bottom = window.innerHeight;
  for (const bar of bars) {
    if (getComputedStyle(bar).position !== 'sticky') continue;
    const box = bar.getBoundingClientRect();
    if (box.height === 0) continue;
    if (box.top < middle && box.bottom < middle) top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return { top, bottom };
}

/**
 * Keeps the layout's bars from covering the focused element (WCAG 2.4.11), also when content above it grows. Sets the
 * scroll padding of the page and the position of notices above the lower bar.
 */
export function useUnobscuredFocus(layout: RefObject<HTMLElement | null>, barSelector: string): void {
  useEffect(() => {
    const frame = layout.current;
    if (frame === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const bars = () => [...frame.querySelectorAll(barSelector)];

    function makeRoom() {
      const { top, bottom } = freeOf(bars());
      const covered = window.innerHeight - bottom;
      style.scrollPaddingBlock = `${top + gap}px ${covered + gap}px`;
      style.setProperty('--covered-end', `${covered}px`);
    }

    function clear() {
      makeRoom();
      const focused = document.activeElement;
      if (focused === null || !frame?.contains(focused) || bars().some((bar) => bar.contains(focused))) return;
      const { top, bottom } = freeOf(bars());
      const box = focused.getBoundingClientRect();
      const isSeen = box.bottom > 0 && box.top < window.innerHeight;
      const fits = box.height <= bottom - top;
      if (isSeen && fits && (box.top < top || box.bottom > bottom)) focused.scrollIntoView({ block: 'nearest' });
    }

    const observer = new ResizeObserver(clear);
    for (const part of [frame, ...bars()]) observer.observe(part);
    frame.addEventListener('focusin', clear);
    return () => {
      observer.disconnect();
      frame.removeEventListener('focusin', clear);
      style.scrollPaddingBlock = '';
      style.removeProperty('--covered-end');
    };
  }, [layout, barSelector]);
}
