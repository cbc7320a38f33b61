import { bench, installPeers } from './bench-peers.mjs';
import { ensureInstalled } from './install.mjs';
import { become, node24, pnpm, run, stop } from './shell.mjs';

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
