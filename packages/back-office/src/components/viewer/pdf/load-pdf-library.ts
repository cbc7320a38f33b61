import { pdfFilesUrl } from './pdf-files';

/**
 * Loads pdf.js on first use. The legacy build, because the other one needs newer browsers than the portal. Its worker
 * starts from a blob, so it inherits the policy of the page instead of that of a static file, which forbids it to load
 * fonts and decoders.
 */
async function load() {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const worker = `await import('${pdfFilesUrl(library.version)}pdf.worker.min.mjs');`;
  library.GlobalWorkerOptions.workerSrc = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  return library;
}

let loaded: ReturnType<typeof load> | undefined;

export type PdfLibrary = Awaited<ReturnType<typeof load>>;

/** pdf.js, loaded once. A failed load is tried again by the next call. */
export function loadPdfLibrary(): Promise<PdfLibrary> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
