import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

let ready: Promise<unknown> | null = null;

/** Every QR code in a picture, by a reader of another maker than the writer's. */
export async function readQr(picture: ImageData) {
  ready ??= readFile(program).then(({ buffer }) =>
    prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
  );
  await ready;
  return readBarcodes(picture, { formats: ['QRCode'] });
}
