import { Transformer } from '@napi-rs/image';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { DecoderAnswer, TaskOf } from './decoder-task.ts';
import { encodeThumbnails } from './encode-thumbnails.ts';
import { encodeWebp } from './encode-webp.ts';
import { openPdf } from '../pdf/open-pdf.ts';

const annotationsAndRgba = 0x01 | 0x10;
const white = 0xffffffff;

/** Draws the first page of a PDF, once for each box, the largest first. */
export async function renderFirstPage(
  bytes: Buffer,
  { boxes, maxPages }: TaskOf<'first-page'>,
): Promise<DecoderAnswer> {
  const opened = await openPdf(bytes, maxPages);
  if ('refusal' in opened) return opened;
  const { pdfium, file } = opened;
  const page = pdfium.FPDF_LoadPage(file, 0);
  if (page === 0) return { refusal: 'unreadable' };
  const [largest = 0, ...smaller] = boxes;
  const picture = await encodeWebp(drawPage(pdfium, page, largest));
  return { pictures: [picture, ...(await encodeThumbnails(picture.bytes, smaller))] };
}

function drawPage(pdfium: WrappedPdfiumModule, page: number, box: number): Transformer {
  const [pageWidth, pageHeight] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = box / Math.max(pageWidth, pageHeight);
  const width = Math.max(1, Math.round(pageWidth * scale));
  const height = Math.max(1, Math.round(pageHeight * scale));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotationsAndRgba);
  const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.pdfium.HEAPU8.slice(buffer, buffer + width * height * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
}
