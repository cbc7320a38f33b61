import type { PageText } from './page-text';

/** A part of a run, `end` exclusive. */
export interface TextPart {
  readonly run: number;
  readonly start: number;
  readonly end: number;
}

/** Every place of a folded query, as parts of runs. */
export function findInPage({ text, origins }: PageText, query: string): TextPart[][] {
  const found: TextPart[][] = [];
  if (query === '') return found;
  for (let at = text.indexOf(query); at !== -1; at = text.indexOf(query, at + query.length)) {
    const parts = new Map<number, TextPart>();
    for (const [run, place] of origins.slice(at, at + query.length)) {
      if (run < 0) continue;
      parts.set(run, { run, start: parts.get(run)?.start ?? place, end: place + 1 });
    }
    found.push([...parts.values()]);
  }
  return found;
}
