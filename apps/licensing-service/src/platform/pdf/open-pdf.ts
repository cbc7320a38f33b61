import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { isArchive } from '../documents/is-archive.ts';

/** Why a PDF is refused. `unknown_kind`: it is none, or something else as well. */
export type PdfRefusal = 'unknown_kind' | 'encrypted' | 'too_many_pages' | 'unreadable';

export interface OpenedPdf {
  readonly pdfium: WrappedPdfiumModule;
  /** Handle of the document. */
  readonly file: number;
  readonly pages: number;
}

const passwordError = 4;
const headerRange = 1024;

/** Opens a PDF in this process, which must be an isolated one. */
export async function openPdf(
  bytes: Buffer,
  maxPages = Infinity,
): Promise<OpenedPdf | { readonly refusal: PdfRefusal }> {
  if (!startsAsPdf(bytes) || isArchive(bytes)) return { refusal: 'unknown_kind' };
  const wasm = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  pdfium.PDFiumExt_Init();
  const start = pdfium.pdfium.wasmExports.malloc(bytes.byteLength);
  pdfium.pdfium.HEAPU8.set(bytes, start);
  const file = pdfium.FPDF_LoadMemDocument(start, bytes.byteLength, '');
  if (file === 0) return { refusal: pdfium.FPDF_GetLastError() === passwordError ? 'encrypted' : 'unreadable' };
  const pages = pdfium.FPDF_GetPageCount(file);
  return pages > maxPages ? { refusal: 'too_many_pages' } : { pdfium, file, pages };
}

/** Only spaces may stand before the header: other bytes would make it a page or a program as well. */
const startsAsPdf = (bytes: Buffer) => /^(\u00ef\u00bb\u00bf)?\s*%PDF-/.test(bytes.toString('latin1', 0, headerRange));
