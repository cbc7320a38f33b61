import { useMemo, useState } from 'react';
import type { OpenPdf } from '../pdf/open-pdf';
import type { MarkedPart } from './mark-matches';
import { useFind } from './use-find';

export type FindState = ReturnType<typeof useFindState>;

/** The search in a document: whether it is open, what is searched, and the match that is shown. */
export function useFindState(pdf: OpenPdf) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useFind(pdf, isOpen ? query : '');
  const { matches } = found;
  const at = Math.min(chosen, Math.max(0, matches.length - 1));

  const marks = useMemo(() => {
    const parts = matches.flatMap(({ page, parts }, index) =>
      parts.map((part) => ({ page, mark: { ...part, isCurrent: index === at } })),
    );
    const byPage = new Map<number, MarkedPart[]>();
    for (const { page, mark } of parts) byPage.set(page, [...(byPage.get(page) ?? []), mark]);
    return byPage;
  }, [matches, at]);

  return {
    isOpen,
    /** Counts how often it was opened. Each time focuses the field. */
    asked,
    query,
    found,
    marks,
    at,
    current: matches[at],
    open: () => {
      setOpen(true);
      setAsked(asked + 1);
    },
    close: () => setOpen(false),
    setQuery: (next: string) => {
      setQuery(next);
      setChosen(0);
    },
    step: (direction: 1 | -1) => {
      if (matches.length > 0) setChosen((at + direction + matches.length) % matches.length);
    },
  };
}
