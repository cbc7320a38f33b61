import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** Finds the chunk of a source file; throws if there is none. */
export function chunkOf(bundle: Bundle, source: RegExp): Rolldown.OutputChunk {
  const found = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => source.test(id)));
  if (found === undefined) throw new Error(`No chunk of the portal has ${source.source}.`);
  return found;
}

/** A chunk with its static imports; the chunk is last. */
export function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? withImports(bundle, output, seen) : [];
  });
  return [...imported, chunk.fileName];
}

/** Text of a built file. */
export function textOf(bundle: Bundle, name: string): string {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`The build has no file ${name}.`);
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString('utf8');
}

/** Code of a built file. */
export function codeOf(bundle: Bundle, name: string): string {
  const output = bundle[name];
  if (output?.type !== 'chunk') throw new Error(`The build has no code ${name}.`);
  return output.code;
}

/** Built file name of a font or an image. */
export function assetOf(bundle: Bundle, pattern: RegExp): string {
  const name = Object.keys(bundle).find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`The build has no asset ${pattern.source}.`);
  return name;
}

/** Built file name of the stylesheet that has a rule. */
export function stylesheetWith(bundle: Bundle, rule: string): string {
  const name = Object.keys(bundle).find((file) => file.endsWith('.css') && textOf(bundle, file).includes(rule));
  if (name === undefined) throw new Error(`No stylesheet of the portal has ${rule}.`);
  return name;
}
