import { drawPage, freeCanvas } from '../pdf/draw-page';
import type { OpenPdf } from '../pdf/open-pdf';

/** 150 dots per inch; a PDF has 72 points. */
const printScale = 150 / 72;

/** A page as a picture. Its URL must be revoked. */
export async function pictureOf({ document: file }: OpenPdf, number: number, signal: AbortSignal) {
  signal.throwIfAborted();
  const page = await file.getPage(number);
  const canvas = await drawPage(page, printScale / window.devicePixelRatio, signal);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  freeCanvas(canvas);
  page.cleanup();
  if (blob === null) throw new Error(`Page ${number} is too large to print.`);
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return { url: image.src, image };
}
