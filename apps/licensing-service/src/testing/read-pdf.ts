import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function open(content: Buffer) {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  return {
    numPages: document.numPages,
    getPage: (number: number) => document.getPage(number),
    canvases: document.canvasFactory as CanvasFactory,
  };
}

/** The canvas factory of pdfjs, which has no public type. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };
}

/** Text of a PDF, page by page. */
export async function readPdf(content: Buffer): Promise<string[]> {
  const { numPages, getPage } = await open(content);
  return Promise.all(
    Array.from({ length: numPages }, async (_, at) => {
      const { items } = await (await getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}

/** Renders the last page at 216 dpi. */
export async function drawLastPage(content: Buffer): Promise<ImageData> {
  const { numPages, getPage, canvases } = await open(content);
  const page = await getPage(numPages);
  const viewport = page.getViewport({ scale: 3 });
  const { canvas, context } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
