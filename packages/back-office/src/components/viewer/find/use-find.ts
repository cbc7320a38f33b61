import { useEffect, useState } from 'react';
import { foldQuery, readPageText, type PageText } from '../model/page-text';
import { findInPage, type TextPart } from '../model/find-in-page';
import type { OpenPdf } from '../pdf/open-pdf';
import { readRuns } from '../pdf/read-runs';

/** A place of the searched text. */
export interface Match {
  readonly page: number;
  readonly parts: readonly TextPart[];
}

export interface Found {
  readonly matches: readonly Match[];
  /** Whether pages are still read. */
  readonly isSearching: boolean;
}

const nothing: Found = { matches: [], isSearching: false };
const texts = new WeakMap<OpenPdf, Map<number, Promise<PageText>>>();

/** The text of a page, read once. */
function pageTextOf(pdf: OpenPdf, number: number): Promise<PageText> {
  const known = texts.get(pdf) ?? new Map<number, Promise<PageText>>();
  texts.set(pdf, known);
  const text = known.get(number) ?? readText(pdf, number);
  known.set(number, text);
  return text;
}

const readText = async (pdf: OpenPdf, number: number) => readPageText(await readRuns(pdf, number));

/** Searches all pages, the first ones first. What was found stays until the next result. */
export function useFind(pdf: OpenPdf, query: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const folded = foldQuery(query);
  useEffect(() => {
    let isCurrent = true;
    async function search() {
      const matches: Match[] = [];
      for (let page = 1; page <= pdf.sizes.length; page += 1) {
        const places = findInPage(await pageTextOf(pdf, page), folded);
        if (!isCurrent) return;
        matches.push(...places.map((parts) => ({ page, parts })));
        if (places.length > 0) setFound({ matches: [...matches], isSearching: true });
      }
      setFound({ matches, isSearching: false });
    }
    if (folded !== '') void search();
    return () => {
      isCurrent = false;
    };
  }, [pdf, folded]);
  return folded === '' ? nothing : found;
}
