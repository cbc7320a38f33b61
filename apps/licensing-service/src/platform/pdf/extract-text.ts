import { openPdf, type PdfRefusal } from './open-pdf.ts';
import { textOfPage } from './text-of-page.ts';

/** What to read of a PDF. */
export interface PdfTextTask {
  /** The bytes, or the path of a file. */
  readonly source: Uint8Array | string;
  readonly maxPages: number;
  readonly maxCharacters: number;
}

export interface PdfText {
  /** The text of each page, with `\n` between lines. A scanned page has none. */
  readonly pages: readonly string[];
  /** False if the text was cut at the limit. */
  readonly isComplete: boolean;
}

/** Reads the text of a PDF page by page. */
export async function extractText(
  bytes: Buffer,
  { maxPages, maxCharacters }: PdfTextTask,
): Promise<PdfText | { readonly refusal: PdfRefusal }> {
  const opened = await openPdf(bytes, maxPages);
  if ('refusal' in opened) return opened;
  let left = maxCharacters;
  const pages = Array.from({ length: opened.pages }, (_, index) => {
    const text = left > 0 ? textOfPage(opened, index, left) : '';
    left -= text.length;
    return text;
  });
  return { pages, isComplete: left > 0 };
}
