const context = 2;
const mostCells = 4_000_000;

/** Lengths of the longest common subsequence, from each pair of places to the end. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        before[i] === after[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}

/** For texts too long to align: lists the lines that only one of them has. */
function editsWithoutOrder(before: readonly string[], after: readonly string[]): string[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !fresh.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

function edits(before: readonly string[], after: readonly string[]): string[] {
  if (before.length * after.length > mostCells) return editsWithoutOrder(before, after);
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

/** Lists changed lines with `-` and `+`, and two lines of context. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - context);
  const to = Math.max(0, end - context);
  const changed = edits(before.slice(from, before.length - to), after.slice(from, after.length - to));
  const isNear = (at: number) =>
    changed.slice(Math.max(0, at - context), at + context + 1).some((line) => !line.startsWith('  '));
  return changed.filter((_, at) => isNear(at));
}
