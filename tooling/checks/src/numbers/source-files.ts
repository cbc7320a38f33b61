import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript of packages and apps, tests and stories included. */
export function readSourceFiles(): readonly SourceFile[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file serves the product, not a test. */
export const isProduct = ({ path }: SourceFile) =>
  !/\.(test|stories)\.tsx?$/.test(path) && !path.includes('/src/testing/');
