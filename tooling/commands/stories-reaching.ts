import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './shell.mjs';
import type { WorkspacePackage } from './workspace.ts';

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolveFrom(file: string, specifier: string): string | undefined {
  const base = normalize(join(dirname(file), specifier));
  return endings
    .map((ending) => base + ending)
    .find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
}

/** The files that a file imports with a relative path. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)]
    .map(([, specifier = '']) => resolveFrom(file, specifier))
    .filter((path) => path !== undefined);
}

/** Whether every story depends on a file without importing it. */
const isShared = (file: string) => /\.css$|^apps\/storybook\/(test|\.storybook)\/(?!.*\.stories\.)/.test(file);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => normalize(join(folder, entry.parentPath.slice(join(root, folder).length), entry.name)));
}

/**
 * The story files of these packages that reach a changed file by relative imports. If anything but a module changed, such
 * as a style or a text, or if a file was deleted, all story files of its package.
 */
export function storiesReaching(changed: readonly string[], packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap(({ folder }) => {
    const all = ['src', 'test', '.storybook']
      .flatMap((part) => filesUnder(`${folder}/${part}`))
      .filter((file) => /\.(ts|tsx|css|json)$/.test(file));
    const stories = all.filter((file) => file.endsWith('.stories.tsx'));
    const relevant = changed.filter((file) => file.startsWith(`${folder}/`) && !isTest(file));
    if (relevant.length === 0) return [];
    if (relevant.some((file) => !all.includes(file) || isShared(file))) return stories;
    const importers = new Map<string, string[]>(all.map((file) => [file, []]));
    for (const file of all) for (const imported of importsOf(file)) importers.get(imported)?.push(file);
    const reached = new Set(relevant);
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    return stories.filter((file) => reached.has(file));
  });
}
