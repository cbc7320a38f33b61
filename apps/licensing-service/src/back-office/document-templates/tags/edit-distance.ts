/** Insertions, deletions, replacements and swaps of neighbours between two short texts. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_value, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      const [left = 0, above = 0, diagonal = 0] = [current[column - 1], last[column], last[column - 1]];
      current.push(Math.min(left + 1, above + 1, diagonal + cost, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
