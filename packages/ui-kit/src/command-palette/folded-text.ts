/** A text in lower case without accents, with the original position of each letter. */
export interface FoldedText {
  text: string;
  /** Position of each letter of `text` in the original, plus the end. */
  places: readonly number[];
}

const WITHOUT_PARTS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return WITHOUT_PARTS[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Folds a text letter by letter (`Žnidaršič` becomes `znidarsic`) and keeps positions. */
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

/** The distinct words of a query, folded. */
export function wordsOf(query: string): readonly string[] {
  return [
    ...new Set(
      foldText(query)
        .text.split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}
