/** A run of text as the PDF has it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** Text to search in: lower case, without accents, one space between words. */
export interface PageText {
  readonly text: string;
  /** For each character of `text`, its run and its place there. A space between lines belongs to no run. */
  readonly origins: readonly (readonly [run: number, at: number])[];
}

const nowhere = [-1, 0] as const;

/** Lower case without accents; a space for any white space. May be longer or shorter than the character. */
const foldCharacter = (character: string) =>
  character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replace(/\s/u, ' ');

/** The text to look for. */
export const foldQuery = (query: string) => Array.from(query, foldCharacter).join('').replace(/ +/g, ' ').trim();

/** Joins the runs of a page. Lines are joined by a space, because sentences continue on the next one. */
export function readPageText(runs: readonly TextRun[]): PageText {
  const characters: string[] = [];
  const origins: (readonly [number, number])[] = [];
  function add(folded: string, origin: readonly [number, number]) {
    for (const character of folded) {
      if (character === ' ' && (characters.at(-1) ?? ' ') === ' ') continue;
      characters.push(character);
      origins.push(origin);
    }
  }
  runs.forEach(({ str, hasEOL }, run) => {
    for (let at = 0; at < str.length; at += 1) add(foldCharacter(str.charAt(at)), [run, at]);
    if (hasEOL) add(' ', nowhere);
  });
  return { text: characters.join(''), origins };
}
