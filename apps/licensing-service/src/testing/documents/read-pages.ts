import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { openPdf } from '../../platform/pdf/open-pdf';

/** A page as PDFium reads it. */
export interface ReadPage {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Grey values of the page, from 0 for black to 255 for white. */
  readonly grey: (scale: number) => GreyPicture;
}

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

export async function readPages(pdf: Uint8Array): Promise<readonly ReadPage[]> {
  const opened = await openPdf(Buffer.from(pdf));
  if ('refusal' in opened) throw new Error(`The PDF is refused: ${opened.refusal}.`);
  const { pdfium, file } = opened;
  return Array.from({ length: pdfium.FPDF_GetPageCount(file) }, (_, at) => {
    const page = pdfium.FPDF_LoadPage(file, at);
    const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
    return {
      text: readText(pdfium, page),
      width,
      height,
      grey: (scale) => draw(pdfium, page, width * scale, height * scale),
    };
  });
}

function readText({ pdfium, ...api }: WrappedPdfiumModule, page: number): string {
  const text = api.FPDFText_LoadPage(page);
  const count = api.FPDFText_CountChars(text);
  const buffer = pdfium.wasmExports.malloc((count + 1) * 2);
  api.FPDFText_GetText(text, 0, count, buffer);
  return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + count * 2)).toString('utf16le');
}

const white = 0xffffffff;
const annotations = 0x01;

function draw({ pdfium, ...api }: WrappedPdfiumModule, page: number, wide: number, high: number): GreyPicture {
  const [width, height] = [Math.round(wide), Math.round(high)];
  const bitmap = api.FPDFBitmap_Create(width, height, 0);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.HEAPU8.subarray(start, start + width * height * 4);
  const values = Uint8Array.from({ length: width * height }, (_, at) => {
    const [blue = 0, green = 0, red = 0] = pixels.subarray(at * 4, at * 4 + 3);
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  });
  api.FPDFBitmap_Destroy(bitmap);
  return { width, height, values };
}
