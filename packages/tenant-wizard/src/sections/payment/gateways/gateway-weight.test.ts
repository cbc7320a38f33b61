/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cardGateways } from './gateways';

const source = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (path) => !/(^|\/)testing\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
);

/** Static imports and re-exports of a file, without types. */
const importsOf = (path: string) =>
  [...readFileSync(join(source, path), 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm)].map(
    ([, from = '']) => (from.startsWith('.') ? relative(source, resolve(source, dirname(path), from)) : from),
  );

const importersOf = (wanted: (from: string) => boolean) =>
  files.filter((path) => importsOf(path).some(wanted)).toSorted();

const folder = 'sections/payment/gateways';
const fields = `${folder}/stripe/stripe-fields`;

test.each(Object.keys(cardGateways))('loads the card form of %s only when it is shown', (name) => {
  const own = `${folder}/${name.replaceAll('_', '-')}`;
  const entry = `${own}/${name.replaceAll('_', '-')}`;
  const fromOutside = importersOf((from) => from.startsWith(`${own}/`)).filter((path) => !path.startsWith(`${own}/`));
  expect(fromOutside).toEqual([`${folder}/gateway-list.ts`]);
  expect(importsOf(`${folder}/gateway-list.ts`)).toContain(entry);
  expect(importsOf(`${entry}.ts`)).toEqual([`${own}/messages`]);
});

test('loads Stripe only with its own fields', () => {
  expect(importersOf((from) => from.startsWith('@stripe/'))).toEqual([
    `${fields}.tsx`,
    `${folder}/stripe/use-stripe-card.ts`,
  ]);
  expect(importersOf((from) => from === `${folder}/stripe/use-stripe-card`)).toEqual([`${fields}.tsx`]);
});

test('loads Stripe’s fields only when they are shown', () => {
  expect(importersOf((from) => from === fields)).toEqual([]);
  expect(readFileSync(join(source, folder, 'stripe/use-stripe-fields.ts'), 'utf8')).toContain(
    "import('./stripe-fields')",
  );
});
