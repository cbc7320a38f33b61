import { pnpm, run } from '../tooling/commands/shell.mjs';

const rounds = 20;

/** The kill test of provisioning, twenty times over every step and position. */
export async function proveKills() {
  for (let round = 1; round <= rounds; round += 1) {
    const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'kill.test'), {
      quiet: true,
    });
    if (code === 0) continue;
    console.log(`--- round ${round} ---\n${output}`);
    return false;
  }
  return true;
}
