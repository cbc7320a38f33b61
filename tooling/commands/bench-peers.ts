import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run, stop } from './shell.mjs';

/** Path of the benchmarks. */
export const bench = join(root, 'bench');
const stampFile = join(bench, 'node_modules/.atrium-installed');

/** Installs the libraries that the benchmarks compare with, as their own lockfile lists them and without scripts. */
export async function installPeers(): Promise<void> {
  const lock = readFileSync(join(bench, 'pnpm-lock.yaml'), 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  const { code, output } = await run(
    pnpm(
      'install',
      '--ignore-workspace',
      '--frozen-lockfile',
      '--ignore-scripts',
      '--prefer-offline',
      '--config.confirmModulesPurge=false',
    ),
    { cwd: bench, quiet: true, env: { CI: 'true' } },
  );
  if (code !== 0) stop(`${output}\nThe libraries of the benchmarks could not be installed. See the lines above.`);
  writeFileSync(stampFile, lock);
}
