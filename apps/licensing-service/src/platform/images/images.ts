import type { DecoderSource, EncodedImage, Square } from './decoder-task';
import { runDecoder } from './run-decoder';

const maxPixels = 40_000_000;
const maxPages = 200;

/**
 * A thumbnail of a PNG, JPEG or WebP picture: WebP, upright, at most `box` pixels wide and high, without EXIF.
 *
 * @throws ImageRefused if the picture has over 40 megapixels, is unreadable or takes over 10 s or 1 GiB
 */
export const makeThumbnail = (source: DecoderSource, box: number): Promise<EncodedImage> =>
  runDecoder({ kind: 'thumbnail', source, box, maxPixels });

/**
 * A square part of a picture as WebP, `size` pixels wide, without EXIF.
 *
 * @throws ImageRefused as `makeThumbnail`, and `outside_picture` if the square leaves the picture
 */
export const makeSquare = (source: DecoderSource, square: Square, size: number): Promise<EncodedImage> =>
  runDecoder({ kind: 'square', source, square, size, maxPixels });

/**
 * The first page of a PDF as WebP, at most `box` pixels wide and high.
 *
 * @throws ImageRefused if the PDF is encrypted, has over 200 pages, is unreadable or takes over 10 s or 1 GiB
 */
export const makePagePicture = (source: DecoderSource, box: number): Promise<EncodedImage> =>
  runDecoder({ kind: 'first-page', source, box, maxPages });
