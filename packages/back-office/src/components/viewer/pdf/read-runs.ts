import type { TextRun } from '../model/page-text';
import type { OpenPdf } from './open-pdf';

/** The text of a page as the PDF has it, in the order of the text layer. An unreadable page has none. */
export async function readRuns({ document }: OpenPdf, number: number): Promise<readonly TextRun[]> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    return items.filter((item): item is typeof item & TextRun => 'str' in item);
  } catch {
    return [];
  }
}
