import type { EncodedImage, Square } from './decoder-task';
import { ImageRefused } from './image-refused';
import { readImageHeader } from './image-header';
import { runDecoder } from './run-decoder';

const maximumPixels = 40_000_000;
const maximumPages = 200;

/**
 * A thumbnail of a PNG, JPEG or WebP picture: WebP, upright, at most `box` pixels wide and high, without EXIF.
 *
 * @throws ImageRefused if the picture has over 40 megapixels, is unreadable or takes over 10 s or 1 GiB
 */
export async function makeThumbnail(bytes: Buffer, box: number): Promise<EncodedImage> {
  checkHeader(bytes);
  return runDecoder({ kind: 'thumbnail', bytes, box });
}

/**
 * A square part of a picture as WebP, `size` pixels wide, without EXIF.
 *
 * @throws ImageRefused as `makeThumbnail`, and `outside_picture` if the square leaves the picture
 */
export async function makeSquare(bytes: Buffer, square: Square, size: number): Promise<EncodedImage> {
  checkHeader(bytes);
  return runDecoder({ kind: 'square', bytes, square, size });
}

/**
 * The first page of a PDF as WebP, at most `box` pixels wide and high.
 *
 * @throws ImageRefused if the PDF is encrypted, has over 200 pages, is unreadable or takes over 10 s or 1 GiB
 */
export async function makePagePicture(bytes: Buffer, box: number): Promise<EncodedImage> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new ImageRefused('unknown_kind');
  return runDecoder({ kind: 'first-page', bytes, box, maxPages: maximumPages });
}

/** Checks the size before any byte is decoded. */
function checkHeader(bytes: Buffer): void {
  const header = readImageHeader(bytes);
  if (header === null) throw new ImageRefused('unknown_kind');
  if (header.width * header.height > maximumPixels) throw new ImageRefused('too_many_pixels');
}
