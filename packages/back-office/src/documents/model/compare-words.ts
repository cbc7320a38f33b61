/** A word of a page, and where the text layer has it: `end` exclusive. */
export interface PageWord {
  readonly text: string;
  readonly page: number;
  readonly run: number;
  readonly start: number;
  readonly end: number;
}

/** Words that differ: those of the older version, and those in their place in the newer one. */
export interface Change {
  readonly before: readonly PageWord[];
  readonly after: readonly PageWord[];
  /** A few words before them that are the same. */
  readonly context: string;
}

/** Texts with more differences are compared as a whole. */
const mostDifferences = 4000;
const contextWords = 4;

/** The pairs of equal words in the shortest edit (Myers, 1986); undefined with too many differences. */
function equalPairs(before: readonly string[], after: readonly string[]): [number, number][] | undefined {
  const reach = new Map<number, number>([[1, 0]]);
  const traces: Map<number, number>[] = [];
  const furthest = (diagonal: number) => reach.get(diagonal) ?? -1;
  for (let edits = 0; edits <= Math.min(mostDifferences, before.length + after.length); edits++) {
    traces.push(new Map(reach));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const goesDown = diagonal === -edits || (diagonal !== edits && furthest(diagonal - 1) < furthest(diagonal + 1));
      let x = goesDown ? furthest(diagonal + 1) : furthest(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(traces, before.length, after.length);
    }
  }
  return undefined;
}

function walkBack(traces: readonly ReadonlyMap<number, number>[], length: number, otherLength: number) {
  const pairs: [number, number][] = [];
  let [x, y] = [length, otherLength];
  for (let edits = traces.length - 1; edits >= 0; edits--) {
    const reach = traces[edits];
    const furthest = (diagonal: number) => reach?.get(diagonal) ?? -1;
    const diagonal = x - y;
    const goesDown = diagonal === -edits || (diagonal !== edits && furthest(diagonal - 1) < furthest(diagonal + 1));
    const from = goesDown ? diagonal + 1 : diagonal - 1;
    const [startX, startY] = edits === 0 ? [0, 0] : [furthest(from), furthest(from) - from];
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [startX, startY];
  }
  return pairs.toReversed();
}

/** What differs between the words of two versions, in their order. */
export function compareWords(before: readonly PageWord[], after: readonly PageWord[]): readonly Change[] {
  const textOf = ({ text }: PageWord) => text;
  const pairs = equalPairs(before.map(textOf), after.map(textOf)) ?? [];
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs, [before.length, after.length] as const]) {
    if (nextX > x || nextY > y) {
      const context = after
        .slice(Math.max(0, y - contextWords), y)
        .map(textOf)
        .join(' ');
      changes.push({ before: before.slice(x, nextX), after: after.slice(y, nextY), context });
    }
    [x, y] = [nextX + 1, nextY + 1];
  }
  return changes;
}
