import { open } from 'node:fs/promises';
import { type ImageHeader, readImageHeader } from './image-header';

/** Metadata may stand before the size of a picture. */
const longestStart = 1024 * 1024;

/** Reads format and size from the first mebibyte of a file. Null if it is no PNG, JPEG or WebP picture. */
export async function readImageFileHeader(path: string): Promise<ImageHeader | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestStart), 0, longestStart, 0);
    return readImageHeader(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
