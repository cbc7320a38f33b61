import type { PageLayout } from '../model/page-layout';
import { firstTop } from './first-top';

/** A place in the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on a page that stays where it is in the window while the zoom changes. */
export interface Anchor {
  readonly page: number;
  /** Share of the height of the page. */
  readonly share: number;
  /** Share of the width of the content. */
  readonly across: number;
  /** Its place in the stage. */
  readonly at: Point;
}

/** The anchor at a point of the window; without one, at the middle of the stage's upper edge. */
export function anchorAt(stage: HTMLElement, { tops, heights }: PageLayout, point?: Point): Anchor {
  const frame = stage.getBoundingClientRect();
  const at = point ? { x: point.x - frame.left, y: point.y - frame.top } : { x: stage.clientWidth / 2, y: 0 };
  const y = stage.scrollTop + at.y - firstTop(stage);
  const page = Math.max(
    0,
    tops.findLastIndex((top) => top <= y),
  );
  return {
    page,
    share: (y - (tops[page] ?? 0)) / (heights[page] || 1),
    across: (stage.scrollLeft + at.x) / (stage.scrollWidth || 1),
    at,
  };
}
