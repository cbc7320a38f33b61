import { drawPage, freeCanvas } from '../pdf/draw-page';
import { queueDrawing } from '../pdf/drawing-queue';
import type { OpenPdf } from '../pdf/open-pdf';

/** Drawn at half size: edges that are drawn a little differently do not count. */
const scale = 0.5;
const noticeable = 48;

/** Whether a page looks the same in both files. */
export async function looksSame(left: OpenPdf, right: OpenPdf, number: number, signal: AbortSignal): Promise<boolean> {
  const [one, other] = await Promise.all([left, right].map((pdf) => pixelsOf(pdf, number, signal)));
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < noticeable);
}

function pixelsOf(pdf: OpenPdf, number: number, signal: AbortSignal): Promise<Uint8ClampedArray> {
  const draw = async () => {
    const page = await pdf.document.getPage(number);
    const canvas = await drawPage(page, scale / window.devicePixelRatio, signal);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    freeCanvas(canvas);
    return pixels ?? new Uint8ClampedArray();
  };
  return queueDrawing(draw, signal, false);
}
