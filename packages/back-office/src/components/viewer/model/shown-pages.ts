import { pageGap, type PageLayout } from './page-layout';

/** The part of a stack that a window shows. */
export interface Shown {
  readonly top: number;
  readonly height: number;
}

/** Numbers of the first and the last page within one window's height of what is shown. */
export function pagesNear({ tops, heights }: PageLayout, { top, height }: Shown): readonly [number, number] {
  const margin = Math.max(height, 400);
  const isNear = (start: number, at: number) =>
    start + (heights[at] ?? 0) > top - margin && start < top + height + margin;
  return [tops.findIndex(isNear) + 1, tops.findLastIndex(isNear) + 1];
}

/** Number of the page in the middle of what is shown. */
export function currentPage({ tops }: PageLayout, { top, height }: Shown): number {
  const middle = top + height / 2;
  return Math.max(1, tops.findLastIndex((start) => start <= middle + pageGap / 2) + 1);
}
