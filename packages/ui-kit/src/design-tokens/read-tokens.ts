export interface Token {
  /** Name without the leading dashes. */
  readonly name: string;
  /** The CSS value on one line. */
  readonly value: string;
  /** The comment after it. */
  readonly note: string;
}

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

const groupHead = /\/\* -+ (.+?) -+ \*\//g;
const declaration = /--([\w-]+):\s*([^;]+);(?:[ \t]*\/\* (.+?) \*\/)?/g;

function tokensIn(css: string): Token[] {
  return [...css.matchAll(declaration)].map(([, name = '', value = '', note = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
    note,
  }));
}

/** Parses the groups of `tokens.css`, by its headings. */
export function readTokens(css: string): TokenGroup[] {
  const [own = ''] = css.split('@media');
  const heads = [...own.matchAll(groupHead)];
  return heads.map((head, index) => ({
    title: head[1] ?? '',
    tokens: tokensIn(own.slice(head.index, heads[index + 1]?.index)),
  }));
}

const colour = /^(light-dark\(|#|rgb)/;

export function isColour({ name, value }: Token): boolean {
  return colour.test(value) && !name.startsWith('shadow');
}
