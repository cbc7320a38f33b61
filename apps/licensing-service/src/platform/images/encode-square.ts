import { Orientation, Transformer } from '@napi-rs/image';
import type { DecoderAnswer, EncodedImage, TaskOf } from './decoder-task.ts';
import { encodeWebp } from './encode-webp.ts';

/** A square part of the picture. */
export async function encodeSquare(
  bytes: Uint8Array,
  { square: { x, y, side, turns = 0 }, size }: TaskOf<'square'>,
): Promise<DecoderAnswer> {
  const { width, height } = await uprightSize(bytes);
  if (x + side > width || y + side > height) return { refusal: 'outside_picture' };
  const upright = new Transformer(bytes).rotate();
  // The library resizes before it crops, so a small part is cropped first: enlarging the whole picture could exhaust memory.
  if (side < size) {
    const part = await upright.crop(x, y, side, side).webpLossless();
    return { pictures: [await encodeTurned(new Transformer(part).fastResize({ width: size, height: size }), turns)] };
  }
  const scaled = (pixels: number) => Math.round((pixels * size) / side);
  const small = upright.fastResize({ width: scaled(width), height: scaled(height) });
  const square = small.crop(fit(scaled(x), scaled(width)), fit(scaled(y), scaled(height)), size, size);
  return { pictures: [await encodeTurned(square, turns)] };

  function fit(start: number, length: number): number {
    return Math.max(0, Math.min(start, length - size));
  }
}

const orientations = [Orientation.Horizontal, Orientation.Rotate90Cw, Orientation.Rotate180, Orientation.Rotate270Cw];

/** The library turns before it crops, so the finished square is turned in a second step. */
async function encodeTurned(square: Transformer, turns: number): Promise<EncodedImage> {
  const orientation = orientations[turns % orientations.length];
  if (turns === 0 || orientation === undefined) return encodeWebp(square);
  return encodeWebp(new Transformer(await square.webpLossless()).rotate(orientation));
}

const quarterTurn = 5;

async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await new Transformer(bytes).metadata(true);
  return orientation >= quarterTurn ? { width: height, height: width } : { width, height };
}
