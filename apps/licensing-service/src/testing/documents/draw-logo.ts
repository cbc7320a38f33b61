import { Transformer } from '@napi-rs/image';

const [width, height] = [240, 80];
const [white, blue, orange] = [
  [255, 255, 255, 255],
  [30, 90, 200, 255],
  [230, 120, 30, 255],
];

/** A disc and a bar on white, as PNG. */
export function drawLogo(): Buffer {
  const pixels = Array.from({ length: width * height }, (_, at) => colorAt(at % width, Math.floor(at / width))).flat();
  return Transformer.fromRgbaPixels(Uint8Array.from(pixels), width, height).pngSync();
}

function colorAt(x: number, y: number): number[] {
  if (Math.hypot(x - 40, y - 40) < 34) return blue;
  return x > 90 && y > 30 && y < 50 ? orange : white;
}
