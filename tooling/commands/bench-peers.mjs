import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run, stop } from './shell.mjs';

export const bench = join(root, 'bench');
const stampFile = join(bench, 'node_modules/.atrium-installed');

/** The peers, exactly as the bench's own lockfile says and without running their scripts; they are part of nothing else. */
export async function installPeers() {
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
  if (code !== 0) stop(`${output}\nThe peers could not be installed; the lines above say why.`);
  writeFileSync(stampFile, lock);
}
