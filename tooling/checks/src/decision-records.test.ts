import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../docs/adr', import.meta.url));
const records = readdirSync(folder).filter((name) => name.endsWith('.md'));

test('each decision has a number of its own, in its name and in its heading', () => {
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const name of records) {
    expect(readFileSync(join(folder, name), 'utf8').split('\n', 1)[0], name).toMatch(
      new RegExp(`^# ${name.slice(0, 4)} `),
    );
  }
});

test('a decision refers only to what is there', () => {
  const missing = records.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});
