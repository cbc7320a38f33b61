import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageTokens } from './page-tokens';

const tokens = readFileSync(join(import.meta.dirname, '../../../../../../packages/ui-kit/src/tokens.css'), 'utf8');
const valueOf = (name: string) =>
  new RegExp(`^\\s*${name}:([^;]+);`, 'm').exec(tokens)?.[1]?.replace(/\s+/g, ' ').trim();

it.each(Object.entries(pageTokens))('%s matches the design system', (name, value) => {
  expect(valueOf(name)?.replace(/\( /g, '(').replace(/ \)/g, ')')).toBe(value);
});
