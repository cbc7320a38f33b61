// @vitest-environment node
import { build, type BuildOptions } from 'esbuild';
import { expect, it } from 'vitest';

const options = {
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
} as const satisfies BuildOptions;

const programOf = (contents: string) => ({ contents, resolveDir: import.meta.dirname, loader: 'ts' }) as const;

/** The sources in the first bundle of this program, without lazily loaded ones. */
async function sourcesOf(contents: string): Promise<readonly string[]> {
  const result = await build({ ...options, stdin: programOf(contents) });
  const loaded = Object.entries(result.metafile.outputs).find(([path]) => path.endsWith('stdin.js'))?.[1].inputs ?? {};
  return Object.entries(loaded)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
}

it('the first bundle contains no schema and no socket', async () => {
  const sources = await sourcesOf(`export * from './index'; export * from './contract'; export * from './react';`);
  expect(sources).not.toHaveLength(0);
  expect(sources.filter((path) => /typebox|\.schema\.|socket\.io|engine\.io|msw/.test(path))).toEqual([]);
});

it('bundles of the hooks contain no dependency except React and React Query', async () => {
  const result = await build({ ...options, stdin: programOf(`export * from './index'; export * from './react';`) });
  const peers = Object.keys(result.metafile.inputs).filter((path) => /node_modules/.test(path));
  expect(peers).toEqual([]);
});

it('the pricing bundle contains only pricing modules', async () => {
  const sources = await sourcesOf(`export * from './contract/pricing';`);
  expect(sources).not.toHaveLength(0);
  expect(sources.filter((path) => !path.includes('src/contract/pricing/'))).toEqual([]);
});
