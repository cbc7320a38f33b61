import { describe, expect, it } from 'vitest';
import { moveCrop, partOf, turnCrop, wholeCrop, zoomCrop } from './crop';
import { cropAfterMove } from './crop-after-move';

const picture = { width: 300, height: 200 };
const whole = wholeCrop(picture);

describe('partOf', () => {
  it.each([
    ['the largest square in the middle', whole, { x: 50, y: 0, side: 200, turns: 0 }],
    ['a part after zooming in', zoomCrop(picture, whole, 2), { x: 100, y: 50, side: 100, turns: 0 }],
    ['the right edge', moveCrop(picture, whole, 9, 9), { x: 100, y: 0, side: 200, turns: 0 }],
    ['a move by a tenth of its side', moveCrop(picture, whole, -0.1, 0), { x: 30, y: 0, side: 200, turns: 0 }],
    ['no more than the largest zoom', zoomCrop(picture, whole, 99), { x: 125, y: 75, side: 50, turns: 0 }],
    ['no less than the whole square', zoomCrop(picture, whole, 0.1), { x: 50, y: 0, side: 200, turns: 0 }],
  ])('returns %s', (_case, crop, part) => {
    expect(partOf(picture, crop)).toEqual(part);
  });

  it('keeps the part when the picture is turned, in its own pixels', () => {
    let crop = moveCrop(picture, zoomCrop(picture, whole, 2), 0.5, -0.25);
    const { turns: _, ...part } = partOf(picture, crop);
    for (const turns of [1, 2, 3, 0]) {
      crop = turnCrop(picture, crop);
      expect(partOf(picture, crop)).toEqual({ ...part, turns });
    }
  });

  it('returns what is at the right edge of a picture turned to the right', () => {
    const crop = moveCrop(picture, zoomCrop(picture, wholeCrop(picture, 1), 2), 9, 0);
    expect(partOf(picture, crop)).toEqual({ x: 100, y: 0, side: 100, turns: 1 });
  });
});

describe('cropAfterMove', () => {
  const frame = { left: 0, top: 0, width: 100, height: 100 };

  it('follows one finger', () => {
    const moved = cropAfterMove(picture, whole, frame, { before: [{ x: 50, y: 50 }], after: [{ x: 60, y: 50 }] });
    expect(partOf(picture, moved)).toEqual({ x: 30, y: 0, side: 200, turns: 0 });
  });

  it('zooms around the middle of two fingers, and what is there stays there', () => {
    const before = [
      { x: 10, y: 80 },
      { x: 30, y: 80 },
    ];
    const after = [
      { x: 0, y: 80 },
      { x: 40, y: 80 },
    ];
    // Pixel 90 of the width and 160 of the height are at 20 % and 80 % of the part, before and after.
    expect(partOf(picture, cropAfterMove(picture, whole, frame, { before, after }))).toEqual({
      x: 70,
      y: 80,
      side: 100,
      turns: 0,
    });
  });
});
