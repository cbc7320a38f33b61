import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository';

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const publishedFolders = ['validators', 'api-client'];

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest;
}

/** What a consumer can write behind `import … from`. */
export function entriesOf({ name, publishConfig }: Manifest): string[] {
  return Object.keys(publishConfig.exports).map((path) => path.replace('.', name));
}
