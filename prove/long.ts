import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

/**
 * Runs the long tests (`*.long.test.ts`), which `npm test` omits: repetitions, long periods and every combination of a
 * rule that a test beside them shows once. `long=senders` runs `senders.long.test.ts`.
 */
export async function proveLong([file = '']: readonly string[] = []): Promise<boolean> {
  const server = await startPostgres();
  try {
    const test = pnpm('exec', 'vitest', 'run', '--project=!storybook', `${file}.long.`);
    const { code, output } = await run(test, { quiet: true, env: { TEST_DATABASE_URL: server.url } });
    if (code !== 0) console.log(output);
    return code === 0;
  } finally {
    await server.stop();
  }
}
