// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const kibibyte = 1024;

async function bundle(contents: string) {
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
  const entry = result.outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  const loaded = Object.entries(result.metafile.outputs).find(([path]) => path.endsWith('stdin.js'))?.[1].inputs ?? {};
  return {
    size: brotliCompressSync(entry?.contents ?? '').length,
    inputs: Object.entries(loaded)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  };
}

describe('what a browser loads', () => {
  it('is at most 2.5 KiB for the request machinery', async () => {
    const { size } = await bundle(`export { createApiClient } from './index';`);
    expect(size).toBeLessThanOrEqual(2.5 * kibibyte);
  });

  it('is at most 6 KiB with every call of the contract', async () => {
    const { size } = await bundle(`export { createApiClient } from './index'; export * from './contract';`);
    expect(size).toBeLessThanOrEqual(6 * kibibyte);
  });

  it('holds no schema and no socket', async () => {
    const { inputs } = await bundle(`export * from './index'; export * from './contract'; export * from './react';`);
    expect(inputs).not.toHaveLength(0);
    expect(inputs.filter((path) => /typebox|\.schema\.|socket\.io|engine\.io|msw/.test(path))).toEqual([]);
  });
});
