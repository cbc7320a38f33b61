import type { OpenedPdf } from './open-pdf.ts';
import type { TextPlace } from './text-places.ts';
import { type Letters, readLetters } from './read-letters.ts';

/** Finds texts on the pages of an open PDF. Blanks and line breaks between their letters do not count. */
export function readTextPlaces({ pdfium, file }: OpenedPdf, texts: readonly string[]): TextPlace[] {
  return Array.from({ length: pdfium.FPDF_GetPageCount(file) }, (_value, index) => {
    const page = pdfium.FPDF_LoadPage(file, index);
    const letters = readLetters(pdfium, page);
    const found = texts.flatMap((text) => findAll(letters, text).map((place) => ({ text, page: index + 1, ...place })));
    pdfium.FPDF_ClosePage(page);
    return found;
  }).flat();
}

function findAll({ text, boxOf }: Letters, sought: string): Omit<TextPlace, 'text' | 'page'>[] {
  const places: Omit<TextPlace, 'text' | 'page'>[] = [];
  const compact = sought.replaceAll(/\s/g, '');
  for (let at = text.indexOf(compact); at !== -1; at = text.indexOf(compact, at + compact.length)) {
    const boxes = Array.from({ length: compact.length }, (_value, index) => boxOf(at + index));
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    places.push({ x, y, width: right - x, height: bottom - y });
  }
  return places;
}
