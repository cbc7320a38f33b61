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
