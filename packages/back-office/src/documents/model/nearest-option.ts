import { type ItemOption, fold, namesOf } from './item-option';

/** Number of letters to change, add or remove until the texts are equal. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [place, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The option whose name is most like the typed text: it begins with it, or few letters differ. */
export function nearestOption(options: readonly ItemOption[], typed: string): ItemOption | undefined {
  const wanted = fold(typed);
  if (wanted === '') return undefined;
  const rated = options.flatMap((option) =>
    namesOf(option).map((name) => {
      const folded = fold(name);
      const letters = folded.startsWith(wanted) || wanted.startsWith(folded) ? 0.5 : distance(folded, wanted);
      return { option, letters, most: Math.max(1, Math.floor(Math.max(folded.length, wanted.length) / 2)) };
    }),
  );
  return rated
    .filter(({ letters, most }) => letters <= most)
    .toSorted((one, other) => one.letters - other.letters)
    .at(0)?.option;
}
