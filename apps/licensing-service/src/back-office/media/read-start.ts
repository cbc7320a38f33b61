import { open } from 'node:fs/promises';

const longestStart = 1024 * 1024;

/** The first mebibyte of a file: the size of a picture stands there, behind its metadata. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestStart), 0, longestStart, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
