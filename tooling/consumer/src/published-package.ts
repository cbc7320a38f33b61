import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository';

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export interface PublishedEntry {
  /** Specifier in `import … from`. */
  readonly name: string;
  /** Packages that its row of the README's table lists. */
  readonly peers: readonly string[];
  /** Whether that row requires a newer Node than the other entries. */
  readonly needsNewerNode: boolean;
}

export const publishedFolders = ['validators', 'api-client'];

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest;
}

export function readReadme(folder: string): string {
  return readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
}

/** Entries of a package, with the requirements in the last column of the README's table. */
export function readEntries(folder: string): PublishedEntry[] {
  const { name, publishConfig, peerDependencies } = readManifest(folder);
  const rows = new Map<string, string>();
  for (const [, path = '', needs = ''] of readReadme(folder).matchAll(/^\| `(?:…|\.)?(\/[\w/-]+)` \|.*\|([^|]*)\|$/gm))
    rows.set(`.${path}`, needs);
  return Object.keys(publishConfig.exports).map((path) => {
    const needs = rows.get(path) ?? '';
    return {
      name: path.replace('.', name),
      peers: Object.keys(peerDependencies).filter((peer) => new RegExp(`(^|[\\s\`,])${peer}([\\s\`,]|$)`).test(needs)),
      needsNewerNode: needs.includes('Node'),
    };
  });
}
