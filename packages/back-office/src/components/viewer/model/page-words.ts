import type { TextRun } from './page-text';
import type { TextPart } from './find-in-page';

/** A word on a page, and where its characters are. */
export interface PageWord {
  readonly text: string;
  readonly page: number;
  /** Number of its line. */
  readonly line: number;
  readonly parts: readonly TextPart[];
}

/** The words of a page. A word may be spread over runs; a new line ends it. */
export function readPageWords(runs: readonly TextRun[], page: number): PageWord[] {
  const words: PageWord[] = [];
  let line = 0;
  let text = '';
  let parts: TextPart[] = [];
  function end() {
    if (text !== '') words.push({ text, page, line, parts });
    text = '';
    parts = [];
  }
  runs.forEach(({ str, hasEOL }, run) => {
    for (const match of str.matchAll(/\s+|\S+/g)) {
      const [found] = match;
      if (found.trim() === '') {
        end();
        continue;
      }
      text += found;
      parts = [...parts, { run, start: match.index, end: match.index + found.length }];
    }
    if (!hasEOL) return;
    end();
    line += 1;
  });
  end();
  return words;
}
