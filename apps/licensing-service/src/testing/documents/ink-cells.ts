import type { GreyPicture } from './read-pages';

/** Side of a cell, in pixels. */
const side = 18;

/** Mean darkness of each square of 18 pixels, row by row, from 0 for white to 255 for black. */
export function inkCells({ width, height, values }: GreyPicture): Uint8Array {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const sums = new Float64Array(columns * rows);
  for (const [at, value] of values.entries()) {
    const cell = Math.floor(Math.floor(at / width) / side) * columns + Math.floor((at % width) / side);
    sums[cell] = (sums[cell] ?? 0) + 255 - value;
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / side ** 2));
}

export interface InkDifference {
  /** Difference of all cells, as a share of their ink. */
  readonly share: number;
  /** Difference of the cell that differs most, up to 255. */
  readonly most: number;
}

export function compareInk(one: Uint8Array, other: Uint8Array): InkDifference {
  const pairs = Array.from(one, (value, at) => [value, other[at] ?? 0] as const);
  const differences = pairs.map(([a, b]) => Math.abs(a - b));
  const ink = pairs.reduce((sum, [a, b]) => sum + Math.max(a, b), 0);
  return {
    share: differences.reduce((sum, value) => sum + value, 0) / Math.max(1, ink),
    most: Math.max(...differences),
  };
}
