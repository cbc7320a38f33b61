import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './shell.mjs';

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolveFrom(file, specifier) {
  const base = normalize(join(dirname(file), specifier));
  return endings
    .map((ending) => base + ending)
    .find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
}

/** The files a file names with a relative path, in imports of every form. */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)]
    .map(([, specifier]) => resolveFrom(file, specifier))
    .filter(Boolean);
}

/** What surrounds each story, without any of them importing it. */
const isShared = (file) => /\.css$|^apps\/storybook\/(test|\.storybook)\/(?!.*\.stories\.)/.test(file);

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => normalize(join(folder, entry.parentPath.slice(join(root, folder).length), entry.name)));
}

/**
 * The files of stories in these packages that reach a changed file by relative imports; all of a package where something
 * other than a module has changed, as a style or a text, or a file is gone.
 */
export function storiesReaching(changed, packages) {
  return packages.flatMap(({ folder }) => {
    const own = changed.filter((file) => file.startsWith(`${folder}/`));
    const all = ['src', 'test', '.storybook']
      .flatMap((part) => filesUnder(`${folder}/${part}`))
      .filter((file) => /\.(ts|tsx|css|json)$/.test(file));
    const stories = all.filter((file) => file.endsWith('.stories.tsx'));
    const runsNowhere = (file) => /\.test\.tsx?$/.test(file);
    const counted = own.filter((file) => !runsNowhere(file));
    if (counted.length === 0) return [];
    if (counted.some((file) => !all.includes(file) || isShared(file))) return stories;
    const users = new Map(all.map((file) => [file, []]));
    for (const file of all) for (const used of importsOf(file)) users.get(used)?.push(file);
    const reached = new Set(counted);
    for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
    return stories.filter((file) => reached.has(file));
  });
}
