import { outlineCurves, strokeOptions, type Stroke } from '@atrium/api-client/contract';
import { getStroke } from 'perfect-freehand';

const paths = new WeakMap<Stroke, Path2D>();

/** The outline of a stroke, to be filled: the one that the service writes into the PDF. */
export function strokePath(stroke: Stroke): Path2D {
  const known = paths.get(stroke);
  if (known !== undefined) return known;
  const path = outlineOf(stroke);
  paths.set(stroke, path);
  return path;
}

/** The outline of a stroke that still grows. */
export function outlineOf({ points, width }: Pick<Stroke, 'points' | 'width'>): Path2D {
  const curves = outlineCurves(getStroke(points as [number, number, number][], strokeOptions(width)));
  const path = new Path2D();
  const start = curves.at(-1)?.end;
  if (start === undefined) return path;
  path.moveTo(...start);
  for (const { control, end } of curves) path.quadraticCurveTo(...control, ...end);
  path.closePath();
  return path;
}
