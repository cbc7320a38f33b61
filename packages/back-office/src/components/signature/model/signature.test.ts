import { describe, expect, it } from 'vitest';
import { inkBox } from './ink';
import { removeGround } from './remove-ground';
import { keepOnPage, movePlace, widenPlace, type PagePlace } from './signature-place';
import { toMillimetres } from './millimetres';
import { dragCorner } from './drag-corner';

const a4 = { width: 595, height: 842 };
const place: PagePlace = { page: 1, x: 100, y: 700, width: 200, height: 80 };

describe('a picture of a signature', () => {
  const paper = [240, 238, 230, 255];
  const ink = [20, 40, 120, 255];
  const pixels = () => ({
    data: Uint8ClampedArray.from(
      [paper, paper, paper, paper, paper, ink, ink, paper, paper, paper, paper, paper].flat(),
    ),
    width: 4,
    height: 3,
  });

  it('loses its ground and is trimmed to its ink', () => {
    const picture = pixels();
    expect(inkBox(picture)).toEqual({ x: 0, y: 0, width: 4, height: 3 });
    removeGround(picture);
    expect(inkBox(picture)).toEqual({ x: 1, y: 1, width: 2, height: 1 });
    expect([picture.data[3], picture.data[5 * 4 + 3]]).toEqual([0, 255]);
  });

  it('keeps its own transparency', () => {
    const picture = pixels();
    picture.data[3] = 0;
    removeGround(picture);
    expect(picture.data[7]).toBe(255);
  });

  it('has no box without ink', () => {
    expect(inkBox({ data: new Uint8ClampedArray(16), width: 2, height: 2 })).toBeNull();
  });
});

describe('the place of a signature', () => {
  it.each<[string, PagePlace, Partial<PagePlace>]>([
    ['moves by millimetres', movePlace(place, 10, -1, a4), { x: 100 + 720 / 25.4, y: 700 - 72 / 25.4 }],
    ['stops at the edge', movePlace(place, 1000, 1000, a4), { x: 395, y: 762 }],
    ['widens with its proportions', widenPlace(place, 300, a4), { width: 300, height: 120, y: 700 }],
    ['is at most as wide as the page', widenPlace(place, 3000, a4), { width: 595, height: 238, x: 0, y: 604 }],
    ['keeps the opposite corner', dragCorner(place, 'top-left', 50, a4), { x: 150, width: 150, height: 60, y: 720 }],
    ['is at least 10 mm wide', widenPlace(place, 1, a4), { width: 720 / 25.4 }],
    ['comes back from outside', keepOnPage({ ...place, x: -5, y: 900 }, a4), { x: 0, y: 762 }],
  ])('%s', (_, moved, expected) => {
    for (const [name, value] of Object.entries(expected)) expect(moved[name as keyof PagePlace]).toBeCloseTo(value, 6);
  });

  it('is converted to millimetres', () => {
    expect(toMillimetres(595.28)).toBe(210);
  });
});
