import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { textsReadBy } from './first-texts.ts';
import { withoutLaterWork } from './later-work.ts';
import type { FirstListContent, FirstListName, PageLanguage } from './render.ts';

const runtime = (root: string, name: string) => join(root, 'src/first-list/runtime', name);

/** What takes the place of each library in the script of the first list. */
const replacements = (root: string) =>
  ['react', 'react/jsx-runtime', 'react-router', '@tanstack/react-query', 'react-i18next'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: runtime(root, `${name.split('/').at(-1) ?? name}.ts`),
  }));

/** Nothing is loaded before React has started, so no file of the portal is imported. */
const withoutLazyParts = {
  name: 'without-lazy-parts',
  enforce: 'pre' as const,
  transform: (code: string) => code.replaceAll(/\bimport\(/g, 'Promise.reject('),
};

interface BuiltList {
  readonly name: FirstListName;
  readonly code: string;
}

/** Builds the script that shows a list before React has loaded: the list's own components on a small runtime. */
export async function buildFirstList(root: string, name: FirstListName): Promise<BuiltList> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutLazyParts, withoutLaterWork],
    resolve: { alias: replacements(root), conditions: ['@atrium/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(root, `src/first-list/lists/${name}.ts`), output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : null;
  if (chunk?.type !== 'chunk') throw new Error(`The script of the first list ${name} was not built.`);
  return { name, code: chunk.code };
}

export interface FirstListFile {
  readonly file: string;
  readonly code: string;
  /** HTML of the icons of the navigation. */
  readonly icons: string;
}

/** The script with what it shows in a language. */
export function firstListFile(
  { name, code }: BuiltList,
  language: PageLanguage,
  { texts, navigation, icons }: FirstListContent,
): FirstListFile {
  const labelKeys = navigation.map(({ labelKey }) => labelKey);
  const complete = code
    .replace('__FIRST_TEXTS__', () => JSON.stringify(textsReadBy(code, labelKeys, texts)))
    .replace('__FIRST_NAVIGATION__', () => JSON.stringify(navigation));
  const hash = createHash('sha256').update(complete).digest('base64url').slice(0, 8);
  return { file: `assets/first-list.${name}.${language}-${hash}.js`, code: complete, icons };
}
