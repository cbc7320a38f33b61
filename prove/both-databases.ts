import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const everyServiceTest = pnpm('exec', 'vitest', 'run', '--project=licensing-service', '--exclude=**/*.kill.test.ts');

/** Runs every test of the service on PGlite, and again on PostgreSQL. */
export async function proveBothDatabases(): Promise<boolean> {
  const server = await startPostgres();
  const databases = [
    { name: 'PGlite', env: {} },
    { name: server.source, env: { TEST_DATABASE_URL: server.url } },
  ];
  try {
    for (const { name, env } of databases) {
      const { code, output } = await run(everyServiceTest, { quiet: true, env });
      if (code === 0) continue;
      console.log(`--- on ${name} ---\n${output}`);
      return false;
    }
    return true;
  } finally {
    await server.stop();
  }
}
