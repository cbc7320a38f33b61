import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const kit = fileURLToPath(new URL('../../../packages/ui-kit/src', import.meta.url));

/** Components that do not handle keys. */
const withoutKeyboard = new Set([
  'arch-meter',
  'avatar',
  'badge',
  'bar-chart',
  'card',
  'company-tile',
  'definition-list',
  'doorway',
  'drop-zone',
  'empty-state',
  'enfilade',
  'field',
  'field-grid',
  'icon',
  'icon-tile',
  'loading-screen',
  'mark',
  'option',
  'page-overlay',
  'password-strength',
  'price-lines',
  'skeleton',
  'spinner',
  'stack',
  'status',
  'timeline',
  'visually-hidden',
  'wordmark',
]);

const handlesKeys = /onKeyDown|from '@base-ui\/react|<(button|input|select|textarea|a)\b|<Link\b/;
const whenToUse = /\*\*When to use\.\*\* \S/;
const keyboardTable = /\| Key \| What it does \|[^|]*\| ?-/;

function textOf(folder: string, kind: RegExp): string[] {
  return readdirSync(join(kit, folder))
    .filter((name) => kind.test(name))
    .map((name) => readFileSync(join(kit, folder, name), 'utf8'));
}

const isComponent = /^(?!.*\.(stories|test)\.).*\.tsx$/;
const components = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((folder) => textOf(folder, isComponent).some((source) => /export function [A-Z]\w*\(.*\{/.test(source)));

/** The missing parts of a component's documentation. */
function missingIn(stories: readonly string[], needsKeyboard: boolean): string[] {
  return [
    ...(stories.length === 0 ? ['stories'] : []),
    ...(stories.every((story) => whenToUse.test(story)) ? [] : ['"When to use" in every story file']),
    ...(needsKeyboard && !stories.some((story) => keyboardTable.test(story)) ? ['a keyboard table'] : []),
  ];
}

describe('documentation of the kit', () => {
  test.each(components)('%s describes when to use it and which keys it handles', (folder) => {
    expect(missingIn(textOf(folder, /\.stories\.tsx$/), !withoutKeyboard.has(folder))).toEqual([]);
  });

  test('every component that handles keys has a keyboard table', () => {
    const withoutTable = [...withoutKeyboard].filter((folder) =>
      textOf(folder, isComponent).some((source) => handlesKeys.test(source)),
    );
    expect(withoutTable).toEqual([]);
  });

  test('lists the missing parts', () => {
    expect(missingIn([], true)).toEqual(['stories', 'a keyboard table']);
    expect(missingIn(['**When to use.** '], false)).toEqual(['"When to use" in every story file']);
    expect(missingIn(['**When to use.** Once.\n\n| Key | What it does |\n|---|---|'], true)).toEqual([]);
  });
});
