import type { TextPart } from './find-in-page';
import type { TextRun } from './page-text';

/** A tag as it is printed on a page. */
export interface PrintedTag {
  /** Without braces, `#` and `/`. */
  readonly name: string;
  readonly parts: readonly TextPart[];
}

const pattern = /\{[#/]?([\w.]+)\}/g;

/** The tags on a page, such as `{customer.title}`. A tag may be spread over runs of the same line. */
export function readTags(runs: readonly TextRun[]): readonly PrintedTag[] {
  const origins = runs.flatMap(({ str, hasEOL }, run) => [
    ...Array.from({ length: str.length }, (_value, at) => ({ run, at, character: str.charAt(at) })),
    ...(hasEOL ? [{ run: -1, at: 0, character: ' ' }] : []),
  ]);
  const text = origins.map(({ character }) => character).join('');
  return [...text.matchAll(pattern)].map(({ 0: found, 1: name = '', index }) => {
    const byRun = Map.groupBy(origins.slice(index, index + found.length), ({ run }) => run);
    const parts = [...byRun].map(([run, own]) => ({
      run,
      start: own[0]?.at ?? 0,
      end: (own.at(-1)?.at ?? 0) + 1,
    }));
    return { name, parts };
  });
}
