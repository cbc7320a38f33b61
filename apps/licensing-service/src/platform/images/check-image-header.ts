import type { ImageRefusal } from './decoder-task.ts';
import { readImageHeader } from './image-header.ts';

/** Checks format and size before any pixel is decoded. Null if the picture may be decoded. */
export function checkImageHeader(bytes: Buffer, maxPixels: number): ImageRefusal | null {
  const header = readImageHeader(bytes);
  if (header === null) return 'unknown_kind';
  return header.width * header.height > maxPixels ? 'too_many_pixels' : null;
}
