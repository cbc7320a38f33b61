import { ResizeFit, Transformer } from '@napi-rs/image';
import type { EncodedImage } from './decoder-task.ts';
import { encodeWebp } from './encode-webp.ts';

/** The whole picture, upright, at most `box` pixels wide and high. Never enlarged. */
export async function encodeThumbnail(bytes: Uint8Array, box: number): Promise<EncodedImage> {
  const picture = new Transformer(bytes);
  const { width, height } = await picture.metadata(true);
  const upright = picture.rotate();
  return encodeWebp(
    width <= box && height <= box ? upright : upright.fastResize({ width: box, height: box, fit: ResizeFit.Inside }),
  );
}
