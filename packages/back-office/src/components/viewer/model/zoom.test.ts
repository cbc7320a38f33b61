import { describe, expect, it } from 'vitest';
import { placePages } from './page-layout';
import { currentPage, pagesNear } from './shown-pages';
import { scaleOf, stepZoom } from './zoom';

const a4 = { width: 595, height: 842 };

describe('zoom', () => {
  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.96, 1, 1],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('steps from %d in direction %d to %d', (scale, direction, next) => {
    expect(stepZoom(scale, direction)).toBe(next);
  });

  it.each([
    ['whole', 1000, 1],
    ['whole', 297.5, 0.5],
    ['width', 1190, 2],
    ['width', 0, 1],
    [1.5, 10, 1.5],
  ] as const)('%s is in a window of %d pixels the scale %d', (zoom, width, scale) => {
    expect(scaleOf(zoom, [a4, { width: 300, height: 300 }], width)).toBe(scale);
  });
});

describe('pages in a window', () => {
  const layout = placePages(
    Array.from({ length: 200 }, () => a4),
    1,
  );

  it.each([
    [0, 600, [1, 2], 1],
    [866 * 100, 600, [100, 102], 101],
    [866 * 199, 842, [199, 200], 200],
  ])('at %d are those near it', (top, height, near, current) => {
    expect(pagesNear(layout, { top, height })).toEqual(near);
    expect(currentPage(layout, { top, height })).toBe(current);
  });
});
