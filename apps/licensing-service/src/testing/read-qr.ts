import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

let ready: Promise<unknown> | null = null;

/** Reads all QR codes of an image with a library independent of the writer. */
export async function readQr(picture: ImageData) {
  ready ??= readFile(program).then(({ buffer }) =>
    prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
  );
  await ready;
  return readBarcodes(picture, { formats: ['QRCode'] });
}
