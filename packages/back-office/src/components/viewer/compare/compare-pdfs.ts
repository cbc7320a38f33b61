import { readPageWords, type PageWord } from '../model/page-words';
import { changesBetween, type WordChange } from '../model/word-changes';
import type { OpenPdf } from '../pdf/open-pdf';
import { readRuns } from '../pdf/read-runs';
import { looksSame } from './looks-same';

export interface Comparison {
  /** Null if the versions have too little text in common. */
  readonly changes: readonly WordChange[] | null;
  /** Numbers of the pages whose text is the same and whose pictures or drawings differ. */
  readonly changedPictures: readonly number[];
}

async function readWords(pdf: OpenPdf): Promise<PageWord[][]> {
  const pages: PageWord[][] = [];
  for (let number = 1; number <= pdf.sizes.length; number += 1)
    pages.push(readPageWords(await readRuns(pdf, number), number));
  return pages;
}

const textOf = (words: readonly PageWord[]) => words.map(({ text }) => text).join(' ');

/** Compares the text of two versions, then the pictures of the pages whose text is the same. */
export async function comparePdfs(
  left: OpenPdf,
  right: OpenPdf,
  { signal, onChange }: { readonly signal: AbortSignal; readonly onChange: (found: Comparison) => void },
): Promise<void> {
  const [before, after] = await Promise.all([readWords(left), readWords(right)]);
  signal.throwIfAborted();
  const changes = changesBetween(before.flat(), after.flat());
  const changedPictures: number[] = [];
  onChange({ changes, changedPictures });
  for (const [at, words] of before.entries()) {
    const other = after[at];
    if (other === undefined || textOf(words) !== textOf(other)) continue;
    if (await looksSame(left, right, at + 1, signal)) continue;
    changedPictures.push(at + 1);
    onChange({ changes, changedPictures: [...changedPictures] });
  }
}
