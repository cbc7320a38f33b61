import { diffArrays } from 'diff';
import type { PageWord } from './page-words';

/** Words that were replaced, removed or added. */
export interface WordChange {
  readonly removed: readonly PageWord[];
  readonly added: readonly PageWord[];
  /** What stands before it in its line: the name of the changed value. Empty at the beginning of a line. */
  readonly label: string;
  /** Page of the change in the earlier and in the later version. */
  readonly pages: { readonly left: number; readonly right: number };
}

/** Gives up after so many milliseconds: the versions have little in common. */
const timeout = 1500;
const labelWords = 5;

/** The changes from one version to the other; null if they have too little in common. */
export function changesBetween(left: readonly PageWord[], right: readonly PageWord[]): WordChange[] | null {
  const parts = diffArrays(
    left.map(({ text }) => text),
    right.map(({ text }) => text),
    { timeout },
  );
  if (parts === undefined) return null;
  const changes: WordChange[] = [];
  let [at, to] = [0, 0];
  let isOpen = false;
  for (const { count, added, removed } of parts) {
    const own = { removed: removed ? left.slice(at, at + count) : [], added: added ? right.slice(to, to + count) : [] };
    if (added || removed) {
      const last = isOpen ? changes.pop() : undefined;
      changes.push({
        removed: [...(last?.removed ?? []), ...own.removed],
        added: [...(last?.added ?? []), ...own.added],
        label: last?.label ?? labelBefore(added ? right : left, added ? to : at),
        pages: last?.pages ?? { left: pageAt(left, at), right: pageAt(right, to) },
      });
    }
    isOpen = added || removed;
    if (!added) at += count;
    if (!removed) to += count;
  }
  return changes;
}

/** Page of the word at an index, or of the last one. */
const pageAt = (words: readonly PageWord[], at: number) => (words[at] ?? words.at(-1))?.page ?? 1;

const hasLetter = ({ text }: PageWord) => /\p{L}/u.test(text);

/** Words of the same line before a word. Of a row with amounts, its description: the most words in a row without numbers. */
function labelBefore(words: readonly PageWord[], at: number): string {
  const word = words[at];
  const line = words.slice(0, at).filter((other) => other.line === word?.line && other.page === word.page);
  const phrases = line.reduce<PageWord[][]>(
    (found, other) => {
      if (hasLetter(other)) found.at(-1)?.push(other);
      else found.push([]);
      return found;
    },
    [[]],
  );
  const longest = phrases.reduce((one, other) => (other.length > one.length ? other : one), []);
  const label = longest.length > 1 ? longest : line;
  return label
    .slice(-labelWords)
    .map(({ text }) => text)
    .join(' ');
}
