import { foldText } from './folded-text';
import type { PaletteGroup, PaletteItem } from './palette-item';

/** Rank of an item: 0 words start with the query, 1 inside its label, 2 elsewhere; `undefined` no match. */
function rankOf({ label, detail = '', keywords = [] }: PaletteItem, words: readonly string[]): number | undefined {
  const name = foldText(label).text;
  const all = foldText([label, detail, ...keywords].join(' ')).text;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}

function matchingItems(items: readonly PaletteItem[], words: readonly string[]): PaletteItem[] {
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter((candidate): candidate is { item: PaletteItem; rank: number } => candidate.rank !== undefined)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Filters groups to items that match every word, best first. Removes empty groups that are not loading. */
export function matchGroups(groups: readonly PaletteGroup[], words: readonly string[]): PaletteGroup[] {
  return groups
    .map((group) => (group.found === true ? group : { ...group, items: matchingItems(group.items, words) }))
    .filter(({ items, loading }) => items.length > 0 || loading === true);
}
