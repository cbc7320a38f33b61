/** PDF's matrix `a b c d e f`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What decides how a page is displayed. */
export interface PageGeometry {
  /** Visible part in user space: left, bottom, right, top. */
  readonly view: readonly [number, number, number, number];
  /** Clockwise rotation: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Size of a unit of user space in points. */
  readonly userUnit: number;
}

/** Maps the displayed page (pdf.js's viewport at scale 1, y downwards) to user space. */
export function pageMatrix({ view: [left, bottom, right, top], rotation, userUnit }: PageGeometry): Matrix {
  const unit = 1 / userUnit;
  switch (rotation) {
    case 90:
      return [0, unit, unit, 0, left, bottom];
    case 180:
      return [-unit, 0, 0, unit, right, bottom];
    case 270:
      return [0, -unit, -unit, 0, right, top];
    default:
      return [unit, 0, 0, -unit, left, top];
  }
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
