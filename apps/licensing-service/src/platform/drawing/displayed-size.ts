import type { PageGeometry } from './page-matrix.ts';

/** Width and height of the displayed page. */
export function displayedSize({ view: [left, bottom, right, top], rotation, userUnit }: PageGeometry) {
  const [width, height] = [(right - left) * userUnit, (top - bottom) * userUnit];
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
