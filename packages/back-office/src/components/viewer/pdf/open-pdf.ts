import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from '../model/page-layout';
import { queueDrawing } from './drawing-queue';
import { loadPdfLibrary } from './load-pdf-library';
import { pdfFilesUrl } from './pdf-files';

/** An opened PDF. Until each page is read, all are assumed to be as large as the first one. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly sizes: readonly PageSize[];
}

export interface OpenControl {
  readonly signal: AbortSignal;
  /** Called if the file has a password, and again after a wrong one. */
  readonly onPassword: (unlock: (password: string) => void, isWrong: boolean) => void;
  /** Reads this file as well. Without one, the file gets its own, so that a file which keeps it busy stops no other. */
  readonly worker?: PDFWorker | undefined;
}

/** Why a file is not shown: it is not a PDF, or it is damaged beyond repair. */
export class DamagedPdfError extends Error {
  override readonly name = 'DamagedPdfError';
}

/**
 * Opens a PDF without scripts, forms that run code, or WebAssembly, which the policy of the portal forbids.
 * @throws DamagedPdfError
 */
export async function openPdf(file: Blob, { signal, onPassword, worker }: OpenControl): Promise<OpenPdf> {
  const [library, data] = await Promise.all([loadPdfLibrary(), file.arrayBuffer()]);
  signal.throwIfAborted();
  const files = pdfFilesUrl(library.version);
  const task = library.getDocument({
    data: new Uint8Array(data),
    ...(worker && { worker }),
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    enableXfa: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  signal.addEventListener('abort', () => void task.destroy());
  task.onPassword = (unlock: (password: string) => void, reason: number) =>
    onPassword(unlock, reason === library.PasswordResponses.INCORRECT_PASSWORD);
  try {
    const document = await task.promise;
    const first = await sizeOf(document, 1).catch(() => a4);
    return { document, sizes: Array.from({ length: document.numPages }, () => first) };
  } catch (error) {
    signal.throwIfAborted();
    throw new DamagedPdfError('The file is no readable PDF.', { cause: error });
  }
}

const a4: PageSize = { width: 595, height: 842 };

async function sizeOf(document: PDFDocumentProxy, number: number): Promise<PageSize> {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

/** The size of each page, read when no page in the window waits. An unreadable page is assumed to be as large as the previous one. */
export async function readSizes({ document, sizes }: OpenPdf, signal: AbortSignal): Promise<readonly PageSize[]> {
  const read: PageSize[] = [];
  for (const [at, assumed] of sizes.entries()) {
    const size = await queueDrawing(() => sizeOf(document, at + 1), signal, false).catch(() => read.at(-1) ?? assumed);
    signal.throwIfAborted();
    read.push(size);
  }
  return read;
}
