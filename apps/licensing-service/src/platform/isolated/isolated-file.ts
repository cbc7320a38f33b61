import { basename } from 'node:path';

/**
 * The workers are next to what they do in the sources, and in one folder in the build. `path` is relative to this file,
 * without extension.
 */
export function isolatedFile(path: string): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL(`${path}.ts`, here) : new URL(`./isolated/${basename(path)}.js`, here);
}
