/** A text in small letters without accents, and where each of its letters stood. */
export interface FoldedText {
  text: string;
  /** For every letter of `text` its place in the original; one more at the end. */
  places: readonly number[];
}

const WITHOUT_PARTS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return WITHOUT_PARTS[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Folds letter by letter: `Žnidaršič` becomes `znidarsic`, and every letter knows where it came from. */
export function foldText(original: string): FoldedText {
  let text = '';
  let place = 0;
  const places: number[] = [];
  for (const letter of original) {
    const folded = foldLetter(letter);
    text += folded;
    for (let index = 0; index < folded.length; index += 1) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { text, places };
}

/** The words of a search, folded; a word that is written twice counts once. */
export function wordsOf(query: string): readonly string[] {
  return [
    ...new Set(
      foldText(query)
        .text.split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}
