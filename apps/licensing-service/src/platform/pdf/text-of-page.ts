import type { OpenedPdf } from './open-pdf.ts';

/** The text of a page, cut at `maximum` characters. */
export function textOfPage({ pdfium, file }: OpenedPdf, index: number, maximum: number): string {
  const page = pdfium.FPDF_LoadPage(file, index);
  if (page === 0) return '';
  const text = pdfium.FPDFText_LoadPage(page);
  const count = Math.min(pdfium.FPDFText_CountChars(text), maximum);
  const { wasmExports } = pdfium.pdfium;
  const start = wasmExports.malloc((count + 1) * 2);
  const written = count > 0 ? pdfium.FPDFText_GetText(text, 0, count, start) : 0;
  const units = Buffer.from(pdfium.pdfium.HEAPU8.subarray(start, start + Math.max(0, written - 1) * 2));
  wasmExports.free(start);
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return toPlainText(units.toString('utf16le'));
}

const hyphenAtLineEnd = new RegExp(`[${String.fromCodePoint(0x02)}${String.fromCodePoint(0xfffe)}]\\s*`, 'g');

/** Text that PostgreSQL can store. pdfium marks a hyphen at the end of a line by U+0002 or U+FFFE. */
const toPlainText = (text: string) =>
  text.replaceAll(hyphenAtLineEnd, '').replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed();
