import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'docs/adr');
const names = readdirSync(folder);

const maxRecords = 50;
const maxWords = 300;

interface Link {
  readonly label: string;
  readonly path: string;
}

/** Counts words as `wc -w` does, including headings and list markers. */
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const markdownFiles = (of: string): string[] =>
  readdirSync(join(root, of))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, of, name));

const linksIn = (text: string): Link[] =>
  [...text.matchAll(/\[([^\]]*)\]\((?!https?:)([^)#]+)/g)].map(([, label = '', path = '']) => ({ label, path }));

const isNumberOf = (label: string, record: string): boolean =>
  names.includes(record) && label.replace(/^ADR /, '') === record.slice(0, 4);

describe('decision records', () => {
  test(`number at most ${maxRecords}`, () => {
    expect(names.length).toBeLessThanOrEqual(maxRecords);
  });

  test('have different numbers', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test.each(names)('%s has a number, three sections, no dead link, and is short enough', (name) => {
    expect(name).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/);
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)} .+\n`));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
    expect(linksIn(text).filter(({ path }) => !existsSync(join(folder, path)))).toEqual([]);
    expect(countWords(text)).toBeLessThanOrEqual(maxWords);
  });

  test('are referred to by their number', () => {
    const wrong = ['.', 'docs', 'docs/adr'].flatMap(markdownFiles).flatMap((file) =>
      linksIn(readFileSync(file, 'utf8'))
        .map(({ label, path }) => ({ file, label, record: /(?:^|adr\/)(\d{4}-[^/]+\.md)$/.exec(path)?.[1] }))
        .filter(({ label, record }) => record !== undefined && !isNumberOf(label, record)),
    );
    expect(wrong).toEqual([]);
  });
});
