import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { documentStyle } from '../../pdf/document-style';
import { printPdf } from '../../pdf/print-pdf';
import { ConversionFailed } from '../conversion-failed';
import { createGotenbergConverter } from './gotenberg-converter';

const pdf = await printPdf({ content: 'Ponudba', defaultStyle: documentStyle });

/** Starts a server in place of Gotenberg. */
async function standIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://reader:p%40ss@127.0.0.1:${(server.address() as AddressInfo).port}/base`;
}
const convert = (url: string, milliseconds?: number) =>
  createGotenbergConverter(url, milliseconds)
    .convert(Buffer.from('content of a document'))
    .catch((error: unknown) => (error instanceof ConversionFailed ? error.reason : error));

it('sends the document and takes the PDF', async () => {
  const requests: unknown[] = [];
  const url = await standIn((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const hasDocument = Buffer.concat(chunks).includes('content of a document');
      requests.push([request.method, request.url, request.headers.authorization, hasDocument]);
      response.end(pdf);
    });
  });
  expect(await convert(url)).toMatchObject({ pages: 1, warnings: [], renderer: 'gotenberg (pdfmake)' });
  const authorization = `Basic ${Buffer.from('reader:p@ss').toString('base64')}`;
  expect(requests).toEqual([['POST', '/base/forms/libreoffice/convert', authorization, true]]);
});

it.each([
  ['400', 'unreadable'],
  ['503', 'unavailable'],
  ['302', 'unavailable'],
  ['no PDF', 'unreadable'],
  ['endless', 'too_costly'],
  ['cut', 'unavailable'],
  ['silence', 'too_costly'],
] as const)('says why there is no PDF when Gotenberg answers with %s', async (kind, reason) => {
  const url = await standIn((request, response) => {
    request.resume();
    if (/^\d+$/.test(kind)) response.writeHead(Number(kind), { location: '/elsewhere' }).end();
    else if (kind === 'no PDF') response.end('not a PDF');
    else if (kind === 'endless') fillForEver(response);
    else if (kind === 'cut') response.write('%PDF-', () => response.destroy());
  });
  expect(await convert(url, kind === 'silence' ? 200 : undefined)).toBe(reason);
});

const chunk = Buffer.alloc(4 * 1024 * 1024);
function fillForEver(response: Parameters<RequestListener>[1]): void {
  if (!response.destroyed) response.write(chunk, () => fillForEver(response));
}

it('says that Gotenberg is unreachable', async () => {
  expect(await convert('http://127.0.0.1:1')).toBe('unavailable');
});
