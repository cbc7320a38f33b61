import { Transformer } from '@napi-rs/image';
import type { EncodedImage } from './decoder-task.ts';

const quality = 80;

/** Encodes pixels alone, so EXIF and other metadata of the original are gone. */
export async function encodeWebp(picture: Transformer): Promise<EncodedImage> {
  const bytes = await picture.webp(quality);
  const { width, height } = await new Transformer(bytes).metadata();
  return { bytes, width, height };
}
