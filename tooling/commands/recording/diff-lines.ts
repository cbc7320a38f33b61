const context = 2;
const mostCells = 4_000_000;

/** Longest common subsequence by length, from each pair of places to the end. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        before[i] === after[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}

function edits(before: readonly string[], after: readonly string[]): string[] {
  if (before.length * after.length > mostCells)
    return [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
  const table = commonLengths(before, after);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push(`  ${before[i]}`);
      [i, j] = [i + 1, j + 1];
    } else if (j >= after.length || (i < before.length && table[i + 1]![j]! >= table[i]![j + 1]!)) {
      lines.push(`- ${before[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${after[j]}`);
      j += 1;
    }
  }
  return lines;
}

/** The last heading before a place: it says which call a change belongs to. */
const headingBefore = (lines: readonly string[], at: number) => lines.slice(0, at).findLast((line) => line.startsWith('## '));

/** Changed lines with `-` and `+`, two lines around them, and the heading they stand under. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const from = Math.max(0, start - context);
  const to = Math.max(0, end - context);
  const changed = edits(before.slice(from, before.length - to), after.slice(from, after.length - to));
  const near = (at: number) => changed.slice(Math.max(0, at - context), at + context + 1).some((line) => !line.startsWith('  '));
  const heading = headingBefore(before, from);
  const shown = changed.filter((line, at) => near(at) || line.startsWith('  ## '));
  return [...(heading === undefined ? [] : [`  ${heading}`]), ...shown];
}
