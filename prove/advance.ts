import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const tests = ['advance-subscriptions.long.', 'price-selection.long.'];

/**
 * Measures the job that advances subscriptions over 10,000 of them on PostgreSQL, and a quote for a company CRM with 12
 * periods and 24 changes. `advance=1000` advances 1,000 subscriptions.
 */
export async function proveAdvance([count = '10000']: readonly string[] = []): Promise<boolean> {
  const server = await startPostgres();
  try {
    const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', ...tests);
    const env = { TEST_DATABASE_URL: server.url, SUBSCRIPTIONS: count, NO_COLOR: '1' };
    const { code, output } = await run(test, { quiet: true, env });
    const figures = output.split('\n').filter((line) => line.includes('↳'));
    console.log(code === 0 ? figures.join('\n') : output);
    return code === 0;
  } finally {
    await server.stop();
  }
}
