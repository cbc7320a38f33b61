import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** Higher levels save little on a 40 kB page and take much longer. */
const quality = 7;

const acceptsBrotli = ({ headers }: FastifyRequest) => /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '');

/** Compresses a page for the browser. Each response is compressed on its own because each has a nonce. */
export async function compressPage(
  request: FastifyRequest,
  html: string,
): Promise<{ readonly body: Buffer | string; readonly headers: Readonly<Record<string, string>> }> {
  if (!acceptsBrotli(request)) return { body: html, headers: {} };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return { body: await compress(html, { params }), headers: { 'content-encoding': 'br' } };
}
