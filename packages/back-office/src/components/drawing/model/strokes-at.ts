import type { Point, Stroke } from '@atrium/api-client/contract';

/** Radius of the eraser in the page's coordinates. */
const radius = 4;

/** The strokes on a page that the eraser touches at a point. */
export function strokesAt<Known extends Stroke>(strokes: readonly Known[], page: number, point: Point): Known[] {
  return strokes.filter((stroke) => stroke.page === page && touches(stroke, point));
}

function touches({ points, width }: Stroke, point: Point): boolean {
  const reach = radius + width / 2;
  return points.some(([x, y], at) => {
    const [nextX, nextY] = points[at + 1] ?? [x, y];
    return distanceTo(point, [x, y], [nextX, nextY]) <= reach;
  });
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - (x1 + along * (x2 - x1)), y - (y1 + along * (y2 - y1)));
}
