import { letOthersRun } from './let-others-run';

/** Waits until the page's HTML can be seen; in a tab that nobody looks at there is nothing to wait for. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void letOthersRun().then(resolve);
    });
  });
}
