import { Transformer } from '@napi-rs/image';

/** Pixels per point of drawings that are turned into pixels. */
const vectorScale = 3;

/** A picture as PNG or JPEG; null if it cannot be decoded. */
export function toDataUrl(bytes: Uint8Array, mime: string): string | null {
  if (mime === 'image/png' || mime === 'image/jpeg') return dataUrl(bytes, mime);
  try {
    const decoded = mime === 'image/svg+xml' ? drawVector(bytes) : new Transformer(bytes);
    return dataUrl(decoded.pngSync(), 'image/png');
  } catch {
    return null;
  }
}

function drawVector(bytes: Uint8Array): Transformer {
  const drawn = Transformer.fromSvg(bytes);
  const { width, height } = drawn.metadataSync();
  return drawn.resize(width * vectorScale, height * vectorScale);
}

const dataUrl = (bytes: Uint8Array, mime: string) => `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
