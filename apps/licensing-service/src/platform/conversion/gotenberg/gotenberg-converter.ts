import { createConcurrencyLimit } from '../../limit-concurrency';
import { checkForeignPdf } from '../check-foreign-pdf';
import { ConversionFailed, unavailableIfBusy } from '../conversion-failed';
import type { DocxToPdf } from '../docx-to-pdf';

const milliseconds = 30_000;
const largestPdf = 100 * 1024 * 1024;
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Converts through a Gotenberg, which runs LibreOffice. @param base its URL, without a trailing slash */
export function createGotenbergConverter(base: string, timeout = milliseconds): DocxToPdf {
  const gate = createConcurrencyLimit({ atOnce: 4, waiting: 50 });
  return {
    convert: (docx) =>
      gate(async () => checkForeignPdf(await callGotenberg(base, docx, timeout), 'gotenberg')).catch(unavailableIfBusy),
  };
}

async function callGotenberg(base: string, docx: Uint8Array, timeout: number): Promise<Buffer> {
  const url = new URL(`${base}/forms/libreoffice/convert`);
  const body = new FormData();
  body.set('files', new File([new Uint8Array(docx)], 'document.docx', { type: docxType }));
  const request = { method: 'POST', body, headers: credentialsOf(url), redirect: 'error' } as const;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...request, signal });
    if (response.status === 400) throw new ConversionFailed('unreadable');
    if (!response.ok || response.body === null) throw new ConversionFailed('unavailable');
    return await readBounded(response.body);
  } catch (error) {
    if (error instanceof ConversionFailed) throw error;
    throw new ConversionFailed(signal.aborted ? 'too_costly' : 'unavailable');
  }
}

/** Moves the credentials of a URL, which `fetch` refuses, into a header. */
function credentialsOf(url: URL): Record<string, string> {
  if (url.username === '') return {};
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largestPdf) throw new ConversionFailed('too_costly');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
