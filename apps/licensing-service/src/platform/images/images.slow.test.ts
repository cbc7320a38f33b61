import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { pngWithSize, redAndBlue, samplePdf, turnedJpeg } from '../../testing/files/sample-pictures';
import { readImageHeader } from './image-header';
import { makePagePictures, makeSquare, makeThumbnails } from './images';
import { runDecoder } from './run-decoder';

const colourAt = (webp: Uint8Array, at: number) => {
  const [red = 0, , blue = 0] = new Transformer(webp).rawPixelsSync().subarray(at * 3);
  return red > blue ? 'red' : 'blue';
};

const refusal = (reason: string) => ({ name: 'ImageRefused', reason });

describe('readImageHeader', () => {
  const picture = redAndBlue(40, 20);

  it.each([
    ['png', picture.pngSync()],
    ['jpeg', picture.jpegSync(80)],
    ['webp', picture.webpSync(80)],
    ['webp', picture.webpLosslessSync()],
  ])('reads the size of a %s picture', (kind, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ kind, width: 40, height: 20 });
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u00ff\u00d8', 'RIFF....WEBPVP8X', '%PDF-1.7'])(
    'finds no picture in %j',
    (text) => {
      expect(readImageHeader(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

describe('makeThumbnails', () => {
  it('turns the picture upright, shrinks it and drops EXIF', async () => {
    const pictures = await makeThumbnails(turnedJpeg(80, 40), [40, 20]);
    expect(pictures).toMatchObject([
      { width: 20, height: 40 },
      { width: 10, height: 20 },
    ]);
    const bytes = pictures[1]?.bytes ?? expect.fail('no picture');
    expect((await new Transformer(bytes).metadata(true)).exif).toBeUndefined();
    expect([colourAt(bytes, 0), colourAt(bytes, 199)]).toEqual(['red', 'blue']);
  });

  it('never enlarges', async () => {
    expect(await makeThumbnails(redAndBlue(8, 4).pngSync(), [400])).toMatchObject([{ width: 8, height: 4 }]);
  });

  it.each([
    ['unknown_kind', Buffer.from('<svg/>')],
    ['too_many_pixels', pngWithSize(40_001, 1000)],
    ['unreadable', pngWithSize(400, 400)],
    ['unreadable', redAndBlue(40, 40).pngSync().subarray(0, 60)],
  ])('refuses a picture as %s', async (reason, bytes) => {
    await expect(makeThumbnails(bytes, [20])).rejects.toMatchObject(refusal(reason));
  });

  it('is refused after the time limit', async () => {
    const task = { kind: 'thumbnails', source: redAndBlue(8, 8).pngSync(), boxes: [4], maxPixels: 64 } as const;
    await expect(runDecoder(task, 1)).rejects.toMatchObject(refusal('too_costly'));
  });
});

describe('makeSquare', () => {
  const picture = redAndBlue(80, 40).pngSync();

  it.each([
    [{ x: 40, y: 0, side: 40 }, 16, 'blue'],
    [{ x: 0, y: 20, side: 20 }, 16, 'red'],
    [{ x: 60, y: 0, side: 8 }, 32, 'blue'],
  ])('cuts %j to %i pixels', async (square, size, colour) => {
    const { bytes, ...pixels } = await makeSquare(picture, square, size);
    expect(pixels).toEqual({ width: size, height: size });
    expect(colourAt(bytes, 0)).toBe(colour);
  });

  it.each([
    [0, ['red', 'blue']],
    [1, ['red', 'red']],
    [2, ['blue', 'red']],
    [3, ['blue', 'blue']],
  ])('turns the square %i times', async (turns, colours) => {
    const { bytes } = await makeSquare(redAndBlue(40, 40).pngSync(), { x: 0, y: 0, side: 40, turns }, 16);
    expect([colourAt(bytes, 1), colourAt(bytes, 14)]).toEqual(colours);
  });

  it('refuses a square outside the picture', async () => {
    await expect(makeSquare(picture, { x: 60, y: 0, side: 40 }, 16)).rejects.toMatchObject(refusal('outside_picture'));
  });
});

describe('makePagePictures', () => {
  it('draws the first page', async () => {
    const [page] = await makePagePictures(samplePdf(200, 300), [60]);
    expect(page).toMatchObject({ width: 40, height: 60 });
    expect(colourAt(page?.bytes ?? new Uint8Array(), 0)).toBe('red');
  });

  it.each([
    ['unknown_kind', Buffer.from('no PDF')],
    ['unreadable', Buffer.from('%PDF-1.4 but no more')],
    ['too_many_pages', samplePdf(200, 300, 201)],
  ])('refuses a file as %s', async (reason, bytes) => {
    await expect(makePagePictures(bytes, [60])).rejects.toMatchObject(refusal(reason));
  });
});
