import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text of a PDF, page by page. */
export async function readPdf(content: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
    pages.push(
      words
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim(),
    );
  }
  await task.destroy();
  return pages;
}
