import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pnpm, run } from './run';

const folder = fileURLToPath(new URL('../compilers', import.meta.url));
const requireCompiler = createRequire(join(folder, 'package.json'));

/** The oldest Node that the packages support. */
export const oldestNode = join(folder, 'node_modules/node/bin/node');

/** The versions of TypeScript that the packages support. */
export const typescriptVersions = ['5.9', '6.0'] as const;

const readText = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '');

/** Installs the tools of other teams as their own lockfile lists them. */
export async function installCompilers(): Promise<void> {
  const [wanted, installed] = await Promise.all([readText('pnpm-lock.yaml'), readText('node_modules/.pnpm/lock.yaml')]);
  if (installed !== wanted) await run(folder, ...pnpm, 'install', '--frozen-lockfile', '--prefer-offline');
}

/** Checks the types of projects with a version of TypeScript, and returns the errors. */
export function checkTypes(version: (typeof typescriptVersions)[number], configs: readonly string[]): Promise<string> {
  const program = fileURLToPath(new URL('check-types.ts', import.meta.url));
  return run(folder, process.execPath, program, requireCompiler.resolve(`typescript-${version}`), ...configs);
}

/** Generates the types of a service's API from its OpenAPI document. */
export async function generateTypes(description: string, file: string): Promise<void> {
  await run(folder, join(folder, 'node_modules/.bin/openapi-typescript'), description, '--output', file);
}

/** Bundles a program with Vite. An import that cannot be resolved is an error. */
export async function bundleWithVite(project: string, entry: string): Promise<string> {
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: join(project, entry), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('Vite returned no bundle.');
  return bundle.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

interface WebpackStats {
  hasErrors(): boolean;
  toString(options: string): string;
}
type Webpack = (options: object, done: (error: Error | null, stats?: WebpackStats) => void) => void;

/** Bundles a program with webpack, as Next.js does. Rejects with the imports that cannot be resolved. */
export function bundleWithWebpack(project: string, entry: string): Promise<void> {
  const webpack: Webpack = requireCompiler('webpack');
  const options = {
    mode: 'development',
    devtool: false,
    context: project,
    entry,
    output: { path: join(project, 'out') },
  };
  return new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error === null && stats?.hasErrors() === false) resolve();
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });
}
