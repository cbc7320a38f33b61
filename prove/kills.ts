import { pnpm, run } from '../tooling/commands/shell.mjs';

/** Runs the kill tests at every position of every step, twenty times; `kills=3` runs three rounds. */
export async function proveKills([rounds = '20']: readonly string[] = []): Promise<boolean> {
  for (let round = 1; round <= Number(rounds); round += 1) {
    const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'kill.test'), {
      quiet: true,
      env: { KILL_POSITIONS: 'all' },
    });
    if (code === 0) continue;
    console.log(`--- round ${round} ---\n${output}`);
    return false;
  }
  return true;
}
