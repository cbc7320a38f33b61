import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffEntries } from './diff-entries.ts';

const mostFiles = 20;
const mostLines = 40;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

interface Difference {
  readonly file: string;
  readonly lines: readonly string[];
}

function compareFile(file: string, before: string, after: string): Difference[] {
  if (before === after) return [];
  const lines = diffEntries(before, after);
  return [{ file, lines: lines.length > 0 ? lines : ['  the same entries in another order'] }];
}

/** Finds the files that differ between two recordings, with changed lines as `diff` shows them. */
export function compareFolders(before: string, after: string): Difference[] {
  const [old, fresh] = [new Set(filesIn(before)), new Set(filesIn(after))];
  return [...new Set([...old, ...fresh])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((file) => {
      if (!fresh.has(file)) return [{ file, lines: ['- the whole file'] }];
      if (!old.has(file)) return [{ file, lines: ['+ the whole file'] }];
      return compareFile(file, readFileSync(join(before, file), 'utf8'), readFileSync(join(after, file), 'utf8'));
    });
}

/** Shows at most 20 files of 40 lines each, and counts the rest. */
export function describeDifferences(differences: readonly Difference[]): string {
  const shown = differences.slice(0, mostFiles).flatMap(({ file, lines }) => {
    const left = lines.length - mostLines;
    return [`--- ${file}`, ...lines.slice(0, mostLines), ...(left > 0 ? [`… and ${left} more lines`] : []), ''];
  });
  const left = differences.slice(mostFiles).map(({ file, lines }) => `    ${file} (${lines.length} lines)`);
  return [...shown, ...(left.length > 0 ? [`… and ${left.length} more files:`, ...left] : [])].join('\n');
}
