import { ResizeFit, Transformer } from '@napi-rs/image';
import type { EncodedImage } from './decoder-task.ts';
import { encodeWebp } from './encode-webp.ts';
import { readImageHeader } from './image-header.ts';

/** The whole picture, upright, once for each box, the largest first. A picture is never enlarged. */
export async function encodeThumbnails(
  bytes: Uint8Array,
  [box, ...smaller]: readonly number[],
): Promise<readonly EncodedImage[]> {
  if (box === undefined) return [];
  const picture = await encodeThumbnail(bytes, box);
  return [picture, ...(await encodeThumbnails(picture.bytes, smaller))];
}

const withoutHeader = { width: Infinity, height: Infinity };

async function encodeThumbnail(bytes: Uint8Array, box: number): Promise<EncodedImage> {
  const { width, height } =
    readImageHeader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? withoutHeader;
  const upright = new Transformer(bytes).rotate();
  return encodeWebp(
    width <= box && height <= box ? upright : upright.fastResize({ width: box, height: box, fit: ResizeFit.Inside }),
  );
}
