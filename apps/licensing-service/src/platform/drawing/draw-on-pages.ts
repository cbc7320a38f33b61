import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { DrawingTask, PagePicture } from './drawing-task.ts';
import { openPdf } from './open-pdf.ts';
import { PdfRefused } from './pdf-refused.ts';
import { embedPng } from './embed-png.ts';
import { drawForm } from './draw-form.ts';

/** @throws PdfRefused */
export async function drawOnPages({ pdf, password, ...task }: DrawingTask): Promise<Uint8Array> {
  const { document, save } = await openPdf(pdf, password);
  const states = Object.entries(task.opacities).map(([name, opacity]) => [name, { ca: opacity }] as const);
  const resources = { ExtGState: Object.fromEntries(states) };
  for (const { page, operators } of task.drawings) drawForm(pageOf(document, page), operators, resources);
  for (const picture of task.pictures) await drawPicture(document, picture);
  return save();
}

/** The page with a number from 1. */
export function pageOf(document: PDFDocument, number: number): PDFPage {
  if (number < 1 || number > document.getPageCount()) throw new PdfRefused('unknown_page');
  return document.getPage(number - 1);
}

async function drawPicture(document: PDFDocument, { place, png }: PagePicture): Promise<void> {
  const { page, x, y, width, height } = place;
  const { ref: Picture } = await embedPng(document, png);
  const operators = `q ${width} 0 0 ${-height} ${x} ${y + height} cm /Picture Do Q`;
  drawForm(pageOf(document, page), operators, { XObject: { Picture } });
}
