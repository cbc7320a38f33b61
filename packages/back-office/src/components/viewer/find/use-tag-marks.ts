import { useEffect, useMemo, useState } from 'react';
import { type PrintedTag, readTags } from '../model/tag-parts';
import type { OpenPdf } from '../pdf/open-pdf';
import { readRuns } from '../pdf/read-runs';
import type { MarkedPart } from './mark-matches';

type TagsOfPages = ReadonlyMap<number, readonly PrintedTag[]>;

const none: TagsOfPages = new Map();

/** The tags that are printed on the pages, by page. */
function useTags(pdf: OpenPdf | undefined): TagsOfPages {
  const [read, setRead] = useState<{ readonly pdf: OpenPdf; readonly tags: TagsOfPages }>();
  useEffect(() => {
    let isCurrent = true;
    async function readAll(opened: OpenPdf) {
      const tags = new Map<number, readonly PrintedTag[]>();
      for (let page = 1; page <= opened.sizes.length; page += 1) tags.set(page, readTags(await readRuns(opened, page)));
      if (isCurrent) setRead({ pdf: opened, tags });
    }
    if (pdf !== undefined) void readAll(pdf);
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return read?.pdf === pdf ? (read?.tags ?? none) : none;
}

/** Marks of the printed tags by page. `kindOf` gives each tag its colour; those named `current` are scrolled to. */
export function useTagMarks(pdf: OpenPdf | undefined, kindOf: (tag: string) => string, current?: string) {
  const tags = useTags(pdf);
  return useMemo(
    () =>
      new Map<number, readonly MarkedPart[]>(
        [...tags].map(([page, printed]) => [
          page,
          printed.flatMap(({ name, parts }) =>
            parts.map((part) => ({ ...part, isCurrent: name === current, tag: { name, kind: kindOf(name) } })),
          ),
        ]),
      ),
    [tags, kindOf, current],
  );
}
