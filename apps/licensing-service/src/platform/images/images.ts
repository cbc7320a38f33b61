import type { DecoderSource, EncodedImage, Square } from './decoder-task';
import { runDecoder } from './run-decoder';

const maxPixels = 40_000_000;
/** Pages that a PDF may have. */
export const maxPdfPages = 200;

/**
 * Thumbnails of a PNG, JPEG or WebP picture: WebP, upright, without EXIF, each at most as wide and high as its box.
 * Boxes run from the largest to the smallest.
 *
 * @throws ImageRefused if the picture has over 40 megapixels, is unreadable or takes over 10 s or 1 GiB
 */
export const makeThumbnails = (source: DecoderSource, boxes: readonly number[]): Promise<readonly EncodedImage[]> =>
  runDecoder({ kind: 'thumbnails', source, boxes, maxPixels });

/**
 * A square part of a picture as WebP, `size` pixels wide, without EXIF.
 *
 * @throws ImageRefused as `makeThumbnails`, and `outside_picture` if the square leaves the picture
 */
export async function makeSquare(source: DecoderSource, square: Square, size: number): Promise<EncodedImage> {
  const [picture] = await runDecoder({ kind: 'square', source, square, size, maxPixels });
  if (picture === undefined) throw new Error('The decoder returned no picture.');
  return picture;
}

/**
 * The first page of a PDF as WebP, as wide and high as each box allows. Boxes run from the largest to the smallest.
 *
 * @throws ImageRefused if the PDF is encrypted, has over 200 pages, is unreadable or takes over 10 s or 1 GiB
 */
export const makePagePictures = (source: DecoderSource, boxes: readonly number[]): Promise<readonly EncodedImage[]> =>
  runDecoder({ kind: 'first-page', source, boxes, maxPages: maxPdfPages });
