export interface Term {
  readonly english: string;
  readonly slovenian: string;
  readonly code: string;
  readonly meaning: string;
}

const row = /^\| (.+?) \|$/;

/** Parses the terms of the glossary's tables. */
export function readGlossary(markdown: string): Term[] {
  return markdown
    .split('\n')
    .map((line) =>
      row
        .exec(line)?.[1]
        ?.split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
    .filter((cells) => cells !== undefined)
    .map(([english = '', slovenian = '', code = '', meaning = '']) => ({ english, slovenian, code, meaning }))
    .filter(({ english, slovenian }) => english !== 'English' && slovenian !== '' && !english.startsWith('---'));
}
