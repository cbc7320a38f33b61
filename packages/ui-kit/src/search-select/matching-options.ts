import type { Option } from '../option/option';

/** Removes accents and case, so that `svica` finds Švica and `cote` finds Côte d’Ivoire. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll('’', "'");
}

const startsWord = (text: string, index: number) => index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1));

/** 0 if the text starts with the search, 1 if one of its words does, 2 for elsewhere, 3 for no match. */
function rank(text: string, search: string): number {
  const first = text.indexOf(search);
  if (first <= 0) return first === 0 ? 0 : 3;
  for (let index = first; index !== -1; index = text.indexOf(search, index + 1)) {
    if (startsWord(text, index)) return 1;
  }
  return 2;
}

/**
 * The options whose title or subtitle contains the search; those that start with it first, otherwise in their order.
 */
export function matchingOptions(options: readonly Option[], search: string): readonly Option[] {
  const query = fold(search.trim());
  if (query === '') return options;
  return options
    .map((option) => ({ option, rank: rank(fold(`${option.title} ${option.subtitle ?? ''}`), query) }))
    .filter((match) => match.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
