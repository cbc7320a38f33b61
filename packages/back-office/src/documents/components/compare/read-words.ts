import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import type { PageWord } from '../../model/compare-words';

const wordPattern = /\S+/g;

/** The words of all pages. An unreadable page has none. */
export async function readWords({ document }: OpenPdf): Promise<readonly PageWord[]> {
  const words: PageWord[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    try {
      const { items } = await (await document.getPage(page)).getTextContent();
      const runs = items.flatMap((item) => ('str' in item ? [item.str] : []));
      for (const [run, text] of runs.entries())
        for (const { 0: word, index } of text.matchAll(wordPattern))
          words.push({ text: word, page, run, start: index, end: index + word.length });
    } catch {
      // The page says itself that it cannot be shown.
    }
  }
  return words;
}
