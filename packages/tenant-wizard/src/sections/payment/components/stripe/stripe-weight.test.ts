/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (path) => !path.startsWith('testing/') && !/\.(test|stories)\.tsx?$/.test(path),
);

/** Static imports of a file, without types. */
const importsOf = (path: string) =>
  [...readFileSync(join(source, path), 'utf8').matchAll(/^import (?!type).*?from '([^']+)'/gms)].map(([, from = '']) =>
    from.startsWith('.') ? relative(source, resolve(source, dirname(path), from)) : from,
  );

const importersOf = (wanted: (from: string) => boolean) =>
  files.filter((path) => importsOf(path).some(wanted)).toSorted();

const folder = 'sections/payment/components/stripe';
const fields = `${folder}/stripe-fields`;

test('loads Stripe only with its own fields', () => {
  expect(importersOf((from) => from.startsWith('@stripe/'))).toEqual([`${fields}.tsx`, `${folder}/use-stripe-card.ts`]);
  expect(importersOf((from) => from === `${folder}/use-stripe-card`)).toEqual([`${fields}.tsx`]);
});

test('loads Stripe’s fields only when they are shown', () => {
  expect(importersOf((from) => from === fields)).toEqual([]);
  expect(readFileSync(join(source, folder, 'use-stripe-fields.ts'), 'utf8')).toContain("import('./stripe-fields')");
});
