import type { OpenPdf } from '../pdf/open-pdf';
import { pictureOf } from './page-picture';
import { pageStyle } from './page-style';

export interface PrintControl {
  readonly signal: AbortSignal;
  readonly onPage: (page: number) => void;
}

/**
 * Prints the pages as pictures. The browser's own viewer for PDFs cannot be opened: it would need a frame, which the
 * policy of the portal forbids, and it runs the scripts of the file.
 */
export async function printPages(pdf: OpenPdf, { signal, onPage }: PrintControl): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'viewer-print';
  const urls: string[] = [];
  try {
    for (let number = 1; number <= pdf.sizes.length; number += 1) {
      onPage(number);
      const { url, image } = await pictureOf(pdf, number, signal);
      urls.push(url);
      sheet.append(image);
    }
    document.body.append(sheet);
    const style = pageStyle(pdf);
    document.adoptedStyleSheets.push(style);
    window.print();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
  } finally {
    sheet.remove();
    urls.forEach((url) => URL.revokeObjectURL(url));
  }
}
