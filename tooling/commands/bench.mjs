import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { become, node24, pnpm, root, run, stop } from './shell.mjs';

const bench = join(root, 'bench');
const stampFile = join(bench, 'node_modules/.atrium-installed');

/** The peers, exactly as the bench's own lockfile says and without running their scripts; they are part of nothing else. */
async function installPeers() {
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

await ensureInstalled('everything');
const built = await run(
  pnpm(
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@atrium/validators',
    '--filter=@atrium/api-client',
    ...(process.argv.includes('--short') ? [] : ['--filter=@atrium/portal']),
    '--output-logs=errors-only',
  ),
  { quiet: true },
);
if (built.code !== 0) stop(built.output);
await installPeers();
become([node24, 'bench.mjs', ...process.argv.slice(2)], { cwd: bench });
