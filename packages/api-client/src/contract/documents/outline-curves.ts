import type { Point } from './stroke';

/** A quadratic curve of an outline. */
export interface OutlineCurve {
  readonly control: Point;
  readonly end: Point;
}

/**
 * The closed path around a stroke as quadratic curves through the middles of the outline's edges, to be filled by the
 * nonzero rule. Begins at the end of the last curve.
 *
 * @param outline the points that `getStroke` returns
 */
export function outlineCurves(outline: readonly Point[]): readonly OutlineCurve[] {
  return outline.map((control, index) => {
    const [x, y] = outline[(index + 1) % outline.length] ?? control;
    return { control, end: [(control[0] + x) / 2, (control[1] + y) / 2] };
  });
}
