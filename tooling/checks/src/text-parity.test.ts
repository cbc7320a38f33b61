import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findMessageProblems } from '@atrium/i18n/testing';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const english = globSync(
  ['{apps,packages}/*/src/**/{locales,texts}/{,*/}en.ts', '{apps,packages}/*/src/**/{locales,texts}/en/*.ts'],
  { cwd: root },
).toSorted();

type Tree = { readonly [name: string]: string | Tree };

/** Converts the service's `{name}` to the portal's `{{name}}`. Its key `too_many` is not a plural form. */
function inDoubleBraces(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => [
      name === 'too_many' ? 'tooMany' : name,
      typeof entry === 'string' ? entry.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, '{{$1}}') : inDoubleBraces(entry),
    ]),
  );
}

async function textsOf(path: string): Promise<Tree> {
  const module: Record<string, Tree> = await import(pathToFileURL(join(root, path)).href);
  const tree = Object.values(module).find((value) => typeof value === 'object');
  if (tree === undefined) throw new Error(`${path} has no texts.`);
  return inDoubleBraces(tree);
}

function slovenianOf(path: string): string {
  return basename(path) === 'en.ts' ? path.replace(/en\.ts$/, 'sl.ts') : path.replace('/en/', '/sl/');
}

describe('texts of every package and application', () => {
  test('exist for every package and application with texts', () => {
    for (const owner of [
      'apps/licensing-service',
      'apps/portal',
      'apps/storybook',
      'packages/auth',
      'packages/i18n',
      'packages/tenant-wizard',
    ])
      expect(english.filter((path) => path.startsWith(owner))).not.toEqual([]);
  });

  test.each(english)('%s has the same keys in Slovenian, and four plural forms', async (path) => {
    const problems = await findMessageProblems({ en: await textsOf(path), sl: await textsOf(slovenianOf(path)) });
    expect(problems).toEqual([]);
  });
});
