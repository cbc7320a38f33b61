import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** 12 million pixels are 48 MB. A larger page is drawn coarser. */
const maximumPixels = 12_000_000;

/** Pixels of a canvas per pixel of the layout. */
export function pixelRatio(width: number, height: number, ratio = window.devicePixelRatio): number {
  return Math.min(ratio, Math.sqrt(maximumPixels / (width * height)));
}

/** Draws a page with the appearance of its annotations, which cannot be used. */
export async function drawPage(page: PDFPageProxy, scale: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const layout = page.getViewport({ scale });
  const viewport = page.getViewport({ scale: scale * pixelRatio(layout.width, layout.height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    freeCanvas(canvas);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Browsers keep the pixels of a removed canvas for a while, unless it has none. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
