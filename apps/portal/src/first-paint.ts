import { letOthersRun } from './let-others-run';

/** Waits until the page's HTML can be seen; a hidden tab does not wait. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void letOthersRun().then(resolve);
    });
  });
}
