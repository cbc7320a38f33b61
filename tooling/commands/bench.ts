import { bench, installPeers } from './bench-peers.ts';
import { become, node24, pnpm, run, stop } from './shell.mjs';

const packages = ['validators', 'api-client', ...(process.argv.includes('--short') ? [] : ['portal'])];
const built = await run(
  pnpm(
    'exec',
    'turbo',
    'run',
    'build',
    ...packages.map((name) => `--filter=@atrium/${name}`),
    '--output-logs=errors-only',
  ),
  { quiet: true },
);
if (built.code !== 0) stop(built.output);
await installPeers();
become([node24, 'bench.mjs', ...process.argv.slice(2)], { cwd: bench });
