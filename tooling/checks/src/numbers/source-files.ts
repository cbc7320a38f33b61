import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface SourceFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/** TypeScript files of packages and apps, including tests and stories. */
export function readSourceFiles(): readonly SourceFile[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file belongs to the product, not to its tests. */
export const isProduct = ({ path }: SourceFile) =>
  !/\.(test|stories)\.tsx?$/.test(path) && !path.includes('/src/testing/');
