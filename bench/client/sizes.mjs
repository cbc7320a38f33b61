import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const programs = {
  '@atrium/api-client': `export { createApiClient } from '@atrium/api-client';`,
  '@atrium/api-client with every call': `export { createApiClient } from '@atrium/api-client'; export * from '@atrium/api-client/contract';`,
  wretch: `export { default } from 'wretch';`,
  'openapi-fetch': `export { default } from 'openapi-fetch';`,
  ofetch: `export { ofetch } from 'ofetch';`,
  ky: `export { default } from 'ky';`,
  axios: `export { default } from 'axios';`,
};

async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
  });
  return brotliCompressSync(outputFiles[0].contents).length / 1024;
}

/** Prints the size that each client adds to a page. */
export async function printSizes() {
  console.log('\nKiB added to a page, minified, brotli');
  for (const [name, program] of Object.entries(programs))
    console.log(`${(await sizeOf(program)).toFixed(2).padStart(10)} KiB  ${name}`);
}
