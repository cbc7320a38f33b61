import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { losslessCompressPng } from '@napi-rs/image';

/** Compresses the pictures without changing a pixel. */
const folder = new URL('png/', import.meta.url);
let before = 0;
let after = 0;
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const original = readFileSync(file);
  const compressed = await losslessCompressPng(original, { strip: true });
  before += original.length;
  after += Math.min(original.length, compressed.length);
  if (compressed.length < original.length) writeFileSync(file, compressed);
}
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const count = readdirSync(folder).length;
process.stdout.write(`${count} pictures compressed from ${megabytes(before)} MB to ${megabytes(after)} MB\n`);
