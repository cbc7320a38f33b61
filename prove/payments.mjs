import { startPostgres } from '../tooling/commands/postgres.mjs';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const project = ['vitest', 'run', '--project=licensing-service', '--reporter=verbose'];
const parts = [
  ['Pay now a hundred times at once', 'payments/paid-race'],
  ['kills while people pay', 'payments/payments.kill'],
];

/** Hundreds of payments at once, 200 times, and 200 kills while people pay, on PGlite and on PostgreSQL; `payments=20` so many of each. */
export async function provePayments([rounds = '200'] = []) {
  const server = await startPostgres();
  let holds = true;
  try {
    for (const database of [{}, { TEST_DATABASE_URL: server.url }]) {
      const where = database.TEST_DATABASE_URL ? server.source : 'PGlite';
      for (const [what, file] of parts) {
        const env = { ...database, PAYMENT_ROUNDS: rounds, PAYMENT_KILLS: rounds, NO_COLOR: '1' };
        const { code, output } = await run(pnpm('exec', ...project, file), { quiet: true, env });
        if (code !== 0) console.log(output);
        holds &&= code === 0;
        const figures = output.split('\n').filter((line) => line.includes('↳'));
        console.log(`${what}, on ${where}: ${code === 0 ? 'holds' : 'does not hold'}\n${figures.join('\n')}`);
      }
    }
    return holds;
  } finally {
    await server.stop();
  }
}
