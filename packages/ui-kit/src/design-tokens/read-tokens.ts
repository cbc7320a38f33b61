export interface Token {
  /** Without the two dashes. */
  readonly name: string;
  /** As it is written, on one line. */
  readonly value: string;
  /** The remark behind it. */
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

/** The groups of `tokens.css`, as its headings divide them. */
export function readTokens(css: string): TokenGroup[] {
  const [own = ''] = css.split('@media');
  const heads = [...own.matchAll(groupHead)];
  return heads.map((head, index) => ({
    title: head[1] ?? '',
    tokens: tokensIn(own.slice(head.index, heads[index + 1]?.index)),
  }));
}

const colour = /^(light-dark\(|#|rgb)/;

/** Whether a token is a colour. */
export function isColour({ name, value }: Token): boolean {
  return colour.test(value) && !name.startsWith('shadow');
}
