import type { PageSize } from './page-layout';

const steps = [0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4] as const;
export const smallestZoom = steps[0];
export const largestZoom = 4;

/** `whole`: 100 %, or less if the page is wider than the window; `width`: as wide as the window. */
export type Zoom = number | 'whole' | 'width';

export const clampZoom = (scale: number) => Math.min(largestZoom, Math.max(smallestZoom, scale));

/** The next step above or below a scale. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const isBeyond = (step: number) => (step - scale) * direction > 0.005;
  const beyond = direction === 1 ? steps.find(isBeyond) : steps.findLast(isBeyond);
  return beyond ?? clampZoom(scale);
}

/** The scale of a zoom in a window of this width. */
export function scaleOf(zoom: Zoom, sizes: readonly PageSize[], width: number): number {
  if (typeof zoom === 'number') return zoom;
  const widest = Math.max(...sizes.map((size) => size.width));
  const fitted = width > 0 ? clampZoom(width / widest) : 1;
  return zoom === 'width' ? fitted : Math.min(1, fitted);
}
