import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

/** Searches among 100,000 documents on PostgreSQL, which has a goal, and on PGlite. */
export async function proveDocumentSearch(): Promise<boolean> {
  const server = await startPostgres();
  const databases = [
    { name: server.source, url: server.url },
    { name: 'PGlite', url: '' },
  ];
  const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'document-search.long.');
  try {
    let passed = true;
    for (const { name, url } of databases) {
      const { code, output } = await run(test, { quiet: true, env: { TEST_DATABASE_URL: url } });
      const lines = output.split('\n').filter((line) => line.startsWith('search for'));
      console.log([`on ${name}:`, ...(lines.length > 0 ? lines : [output])].join('\n'));
      passed &&= code === 0;
    }
    return passed;
  } finally {
    await server.stop();
  }
}
