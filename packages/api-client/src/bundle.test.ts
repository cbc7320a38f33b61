// @vitest-environment node
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The sources that a browser loads at once with this program; what it loads later is left out. */
async function sourcesOf(contents: string): Promise<readonly string[]> {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    treeShaking: true,
    target: 'es2023',
    conditions: ['@atrium/source'],
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const loaded = Object.entries(result.metafile.outputs).find(([path]) => path.endsWith('stdin.js'))?.[1].inputs ?? {};
  return Object.entries(loaded)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
}

it('a browser loads no schema and no socket, whatever it calls', async () => {
  const sources = await sourcesOf(`export * from './index'; export * from './contract'; export * from './react';`);
  expect(sources).not.toHaveLength(0);
  expect(sources.filter((path) => /typebox|\.schema\.|socket\.io|engine\.io|msw/.test(path))).toEqual([]);
});

it('a browser that reckons prices loads nothing else', async () => {
  const sources = await sourcesOf(`export * from './contract/pricing';`);
  expect(sources).not.toHaveLength(0);
  expect(sources.filter((path) => !path.includes('src/contract/pricing/'))).toEqual([]);
});
