import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

/**
 * A package of the workspace.
 * @typedef {{ name: string, folder: string, dependsOn: string[] }} WorkspacePackage
 */

/** @returns {WorkspacePackage[]} with their folders as `packages/auth`, and the packages of the workspace they depend on */
export function workspacePackages() {
  const folders = ['packages', 'apps', 'tooling'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      const dependsOn = Object.keys({ ...dependencies, ...devDependencies }).filter((on) => on.startsWith('@atrium/'));
      return { name, folder, dependsOn };
    });
}

/** These packages and all that depend on them, directly or not. */
export function withDependents(packages, names) {
  const affected = new Set(names);
  let before;
  do {
    before = affected.size;
    for (const { name, dependsOn } of packages) if (dependsOn.some((on) => affected.has(on))) affected.add(name);
  } while (affected.size > before);
  return packages.filter(({ name }) => affected.has(name));
}
