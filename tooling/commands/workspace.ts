import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

export interface WorkspacePackage {
  readonly name: string;
  /** Such as `packages/auth`. */
  readonly folder: string;
  /** Names of the workspace packages that it depends on. */
  readonly dependsOn: readonly string[];
}

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function workspacePackages(): WorkspacePackage[] {
  const folders = ['packages', 'apps', 'tooling'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
      const { name, dependencies, devDependencies } = JSON.parse(file) as PackageJson;
      const dependsOn = Object.keys({ ...dependencies, ...devDependencies }).filter((on) => on.startsWith('@atrium/'));
      return { name, folder, dependsOn };
    });
}

/** The named packages, and all that depend on them directly or indirectly. */
export function withDependents(packages: readonly WorkspacePackage[], names: readonly string[]): WorkspacePackage[] {
  const affected = new Set(names);
  let previousSize: number;
  do {
    previousSize = affected.size;
    for (const { name, dependsOn } of packages) if (dependsOn.some((on) => affected.has(on))) affected.add(name);
  } while (affected.size > previousSize);
  return packages.filter(({ name }) => affected.has(name));
}
