import { type Crop, type CropPoint, moveCrop, type PictureSize, zoomCrop } from './crop';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = ([one, two]: readonly Point[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where a point of the window is in the part that the frame shows. */
export function pointIn({ left, top, width, height }: Frame, { x, y }: Point): CropPoint {
  return { right: (x - left) / width - 0.5, down: (y - top) / height - 0.5 };
}

/** The crop after fingers moved on the frame: it follows their middle, and two of them zoom around it. */
export function cropAfterMove(
  picture: PictureSize,
  crop: Crop,
  frame: Frame,
  { before, after }: { readonly before: readonly Point[]; readonly after: readonly Point[] },
): Crop {
  const from = pointIn(frame, middle(before));
  const to = pointIn(frame, middle(after));
  const moved = moveCrop(picture, crop, from.right - to.right, from.down - to.down);
  const stretch = distance(before);
  return before.length === 2 && stretch > 0
    ? zoomCrop(picture, moved, moved.zoom * (distance(after) / stretch), to)
    : moved;
}
