import { createHash } from 'node:crypto';
import type { FileContent, StoredFile } from './file-store';
import { FileTooLarge } from './file-too-large';

export interface ContentMeter {
  /** The content, unchanged. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Size and SHA-256, once every piece has been read. */
  readonly measured: () => Pick<StoredFile, 'size' | 'sha256'>;
}

/** Measures content while it is read. Throws {@link FileTooLarge} above `maximum` bytes. */
export function measureContent(content: FileContent, maximum: number): ContentMeter {
  const hash = createHash('sha256');
  let size = 0;
  async function* read() {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > maximum) throw new FileTooLarge(maximum);
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: read(), measured: () => ({ size, sha256: hash.digest('hex') }) };
}
