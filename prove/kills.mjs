import { pnpm, run } from '../tooling/commands/shell.mjs';

/** The kill tests over every step and position, twenty times; `kills=3` as often as is asked. */
export async function proveKills([rounds = '20'] = []) {
  for (let round = 1; round <= Number(rounds); round += 1) {
    const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'kill.test'), {
      quiet: true,
    });
    if (code === 0) continue;
    console.log(`--- round ${round} ---\n${output}`);
    return false;
  }
  return true;
}
