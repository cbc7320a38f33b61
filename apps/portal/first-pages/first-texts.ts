import { parseSync, Visitor } from 'vite';

/** Texts by namespace, each a string or a tree of them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What a script can look up: the namespaces of its messages, and the keys that its strings can make. */
interface Lookups {
  readonly namespaces: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const hasLetter = /[a-z]/i;
const pluralEnd = /_(?:zero|one|two|few|many|other)$/;

const patternOf = (parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('.+')}$`);

function lookupsOf(code: string): Lookups {
  const namespaces = new Set<string>();
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && keys.add(value)),
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length === 1) keys.add(parts.join(''));
      else if (parts.some((part) => hasLetter.test(part))) patterns.push(patternOf(parts));
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier') return;
      keys.add(key.name);
      if (key.name !== 'namespace') return;
      if (value.type === 'Literal' && typeof value.value === 'string') namespaces.add(value.value);
      if (value.type === 'TemplateLiteral') namespaces.add(value.quasis[0]?.value.cooked ?? '');
    },
  }).visit(parseSync('first-list.js', code).program);
  return { namespaces, keys, patterns };
}

function pick(texts: Texts, isRead: (key: string) => boolean, before = ''): Texts {
  const picked = Object.entries(texts).flatMap(([name, text]): [string, string | Texts][] => {
    const key = `${before}${name}`;
    if (typeof text === 'string') return isRead(key.replace(pluralEnd, '')) || isRead(key) ? [[name, text]] : [];
    const part = pick(text, isRead, `${key}.`);
    return Object.keys(part).length > 0 ? [[name, part]] : [];
  });
  return Object.fromEntries(picked);
}

/**
 * The texts that a script can show. A key is read if it is a string of the script, or what a template of it can make;
 * `labelKeys` (`tenants:title`) are read too, because the script reads them from the navigation.
 */
export function textsReadBy(code: string, labelKeys: readonly string[], all: Readonly<Record<string, Texts>>): Texts {
  const { namespaces, keys, patterns } = lookupsOf(code);
  const isReadByScript = (key: string) => keys.has(key) || patterns.some((pattern) => pattern.test(key));
  const read = Object.entries(all).map(([namespace, texts]) => {
    const isLabel = (key: string) => labelKeys.includes(`${namespace}:${key}`);
    const isRead = (key: string) => isLabel(key) || (namespaces.has(namespace) && isReadByScript(key));
    return [namespace, pick(texts, isRead)];
  });
  return Object.fromEntries(read.filter(([, texts]) => Object.keys(Object(texts)).length > 0));
}
