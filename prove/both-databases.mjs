import { startPostgres } from '../tooling/commands/postgres.mjs';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const everyServiceTest = pnpm('exec', 'vitest', 'run', '--project=licensing-service', '--exclude=**/*.kill.test.ts');

/** Every test of the service on PGlite, and again on PostgreSQL. */
export async function proveBothDatabases() {
  const server = await startPostgres();
  try {
    for (const env of [{}, { TEST_DATABASE_URL: server.url }]) {
      const { code, output } = await run(everyServiceTest, { quiet: true, env });
      if (code === 0) continue;
      console.log(`--- on ${env.TEST_DATABASE_URL ? server.source : 'PGlite'} ---\n${output}`);
      return false;
    }
    return true;
  } finally {
    await server.stop();
  }
}
