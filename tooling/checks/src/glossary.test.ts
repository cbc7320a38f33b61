import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFiles, root } from './numbers/source-files.ts';

const code = readSourceFiles().map(({ text }) => text);

/** The names of the column "code", with the line of the glossary. */
const names = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .flatMap((line, index) => {
    const [, , , cell = ''] = line.split('|');
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ line: index + 1, name }));
  });

it('the glossary names only what the code contains', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => !code.some((text) => text.includes(name)))).toEqual([]);
});
