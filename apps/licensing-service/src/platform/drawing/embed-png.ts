import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';
import { PdfRefused } from './pdf-refused.ts';

/** A PNG as an object of the document. */
export async function embedPng(document: PDFDocument, png: Uint8Array): Promise<PDFImage> {
  try {
    const image = await document.embedPng(png);
    await image.embed();
    return image;
  } catch {
    throw new PdfRefused('picture_unreadable');
  }
}
