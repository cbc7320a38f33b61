import { ResizeFit, Transformer } from '@napi-rs/image';
import type { EncodedImage } from './decoder-task.ts';
import { encodeWebp } from './encode-webp.ts';

/** The whole picture, upright, once for each box, the largest first. A picture is never enlarged. */
export async function encodeThumbnails(
  bytes: Uint8Array,
  [box, ...smaller]: readonly number[],
): Promise<readonly EncodedImage[]> {
  if (box === undefined) return [];
  const picture = await encodeThumbnail(bytes, box);
  return [picture, ...(await encodeThumbnails(picture.bytes, smaller))];
}

async function encodeThumbnail(bytes: Uint8Array, box: number): Promise<EncodedImage> {
  const picture = new Transformer(bytes);
  const { width, height } = await picture.metadata(true);
  const upright = picture.rotate();
  return encodeWebp(
    width <= box && height <= box ? upright : upright.fastResize({ width: box, height: box, fit: ResizeFit.Inside }),
  );
}
