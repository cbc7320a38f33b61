import { parentPort, workerData } from 'node:worker_threads';
import { type OpenedPdf, openPdf } from '../pdf/open-pdf.ts';
import type { PdfFacts } from './read-pdf-facts.ts';

const opened = await openPdf(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage('refusal' in opened ? null : factsOf(opened));

function factsOf({ pdfium, file, pages }: OpenedPdf): PdfFacts {
  const length = pdfium.FPDF_GetMetaText(file, 'Producer', 0, 0);
  const text = pdfium.pdfium.wasmExports.malloc(length);
  pdfium.FPDF_GetMetaText(file, 'Producer', text, length);
  const producer = Buffer.from(pdfium.pdfium.HEAPU8.slice(text, text + length)).toString('utf16le');
  return { pages, producer: producer.replace(/\0$/, '') };
}
