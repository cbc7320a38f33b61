import { posix } from 'node:path';
import { preProcessFile } from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The files that each file imports with a relative path, including type imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(files.map((file) => [file.path, importsOf(file, paths)]));
}

function importsOf({ path, text }: SourceFile, paths: ReadonlySet<string>): ReadonlySet<string> {
  const { importedFiles } = preProcessFile(text, true, true);
  const relative = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  const targets = relative.map((name) => resolve(posix.join(posix.dirname(path), name), paths));
  return new Set(targets.filter((target) => target !== undefined && target !== path)) as ReadonlySet<string>;
}

function resolve(path: string, paths: ReadonlySet<string>): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => paths.has(candidate));
}
