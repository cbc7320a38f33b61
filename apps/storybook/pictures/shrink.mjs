import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { losslessCompressPng } from '@napi-rs/image';

/** Compresses the pictures without changing a pixel. */
const folder = new URL('png/', import.meta.url);
let before = 0;
let after = 0;
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const drawn = readFileSync(file);
  const packed = await losslessCompressPng(drawn, { strip: true });
  before += drawn.length;
  after += Math.min(drawn.length, packed.length);
  if (packed.length < drawn.length) writeFileSync(file, packed);
}
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
process.stdout.write(
  `${readdirSync(folder).length} pictures, ${megabytes(before)} MB packed to ${megabytes(after)} MB\n`,
);
