import { ConversionFailed } from './conversion-failed';
import type { ConvertedPdf } from './docx-to-pdf';
import { maximumPages } from './maximum-pages';
import { readPdfFacts } from './read-pdf-facts';

/**
 * What another program made of a document.
 *
 * @throws ConversionFailed
 */
export async function checkForeignPdf(pdf: Uint8Array, program: string): Promise<ConvertedPdf> {
  const facts = await readPdfFacts(pdf);
  if (facts === null) throw new ConversionFailed('unreadable');
  if (facts.pages > maximumPages) throw new ConversionFailed('too_many_pages');
  return { pdf, pages: facts.pages, warnings: [], renderer: `${program} (${facts.producer})` };
}
