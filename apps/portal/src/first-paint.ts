import { yieldToEventLoop } from './yield-to-event-loop';

/** Waits until the page's HTML is painted; does not wait in a hidden tab. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void yieldToEventLoop().then(resolve);
    });
  });
}
