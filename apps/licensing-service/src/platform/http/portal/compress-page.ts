import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Beyond it a page of 40 kB gains little and takes much longer. */
const quality = 7;

const takesBrotli = ({ headers }: FastifyRequest) => /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '');

/** A page in the encoding the browser accepts; compressed for each request, since each has a nonce. */
export async function compressPage(
  request: FastifyRequest,
  html: string,
): Promise<{ readonly body: Buffer | string; readonly headers: Readonly<Record<string, string>> }> {
  if (!takesBrotli(request)) return { body: html, headers: {} };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return { body: await compress(html, { params }), headers: { 'content-encoding': 'br' } };
}
