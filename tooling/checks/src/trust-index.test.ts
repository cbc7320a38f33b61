import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../docs', import.meta.url));
const lines = readFileSync(join(folder, 'trust.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| **'))
  .slice(1);
const filesOf = (line: string) => [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);

describe('the index of security promises', () => {
  test('lists a test for every promise', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => filesOf(line).length === 0)).toEqual([]);
  });

  test.each([...new Set(lines.flatMap(filesOf))])('%s exists and contains a test', (path) => {
    const file = join(folder, path);
    expect(file).toMatch(/\.(test|journey)\.tsx?$/);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/\b(it|test)(\.each|\()|\bdescribe[A-Z]\w+\(/);
  });
});

describe('the actions of documents', () => {
  const page = readFileSync(join(folder, 'document-actions.md'), 'utf8');
  const [described = '', listed = ''] = page.split('\n## Tests\n');
  const named = [...listed.matchAll(/^\| ([A-Z]\d+) \| \[[^\]]+\]\(([^)]+)\) \| (.+) \|$/gm)];
  const sourceOf = (path: string) => readFileSync(join(folder, path), 'utf8').replaceAll("\\'", "'");

  test('cite every listed test, and no other', () => {
    const cited = new Set(described.match(/\b[A-Z]\d+\b/g));
    expect(cited).toEqual(new Set(named.map(([, key]) => key)));
  });

  test('list tests that exist', () => {
    const missing = named.filter(([, , path = '', title = '']) => !sourceOf(path).includes(title));
    expect(missing.map(([line]) => line)).toEqual([]);
  });
});
