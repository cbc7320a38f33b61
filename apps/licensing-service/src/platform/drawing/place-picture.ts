import type { PagePlace } from './drawing-task';
import { runDrawing } from './run-drawing';

/**
 * Draws a PNG onto a page, for example a signature picture without a certificate. `place` is on the displayed page.
 *
 * @throws PdfRefused
 */
export function placePicture(
  pdf: Uint8Array,
  { place, png, password }: { readonly place: PagePlace; readonly png: Uint8Array; readonly password?: string },
): Promise<Uint8Array> {
  return runDrawing({ pdf, password, drawings: [], pictures: [{ place, png }], opacities: {} });
}
