import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { ZipRefused } from './zip-refused.ts';

/**
 * A file of an archive, unpacked when read. Declared sizes are never trusted: a file that unpacks to another size than
 * the directory declares is refused.
 */
export interface ZipFile {
  /** Declared size. */
  readonly size: number;
  /** The whole content. */
  readonly read: () => Buffer;
  /** The content in pieces, of which only one is in memory. */
  readonly pieces: () => AsyncIterable<Buffer>;
}

interface Packing {
  readonly method: number;
  readonly unpacked: number;
}

const stored = 0;
const deflated = 8;
const pieceSize = 64 * 1024;

/** @param findPacked the packed content, where the directory says it is */
export function unzipFile({ method, unpacked }: Packing, findPacked: () => Buffer): ZipFile {
  return {
    size: unpacked,
    read: () => {
      const packed = findPacked();
      const content = method === stored ? packed : inflateAll(packed, method, unpacked);
      if (content.length !== unpacked) throw new ZipRefused('unreadable');
      return content;
    },
    pieces: async function* pieces() {
      let length = 0;
      const packed = findPacked();
      for await (const piece of method === stored ? slicesOf(packed) : inflate(packed, method)) {
        length += piece.length;
        if (length > unpacked) throw new ZipRefused('unreadable');
        yield piece;
      }
      if (length !== unpacked) throw new ZipRefused('unreadable');
    },
  };
}

function inflateAll(packed: Buffer, method: number, unpacked: number): Buffer {
  if (method !== deflated) throw new ZipRefused('unreadable');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpacked) });
  } catch {
    throw new ZipRefused('unreadable');
  }
}

async function* inflate(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method !== deflated) throw new ZipRefused('unreadable');
  const inflating = createInflateRaw({ chunkSize: pieceSize });
  inflating.end(packed);
  try {
    for await (const piece of inflating) yield piece as Buffer;
  } catch {
    throw new ZipRefused('unreadable');
  }
}

function* slicesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceSize) yield content.subarray(at, at + pieceSize);
}
