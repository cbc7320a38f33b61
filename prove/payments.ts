import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const project = ['vitest', 'run', '--project=licensing-service', '--reporter=verbose'];
const parts = [
  { title: 'A hundred payments in parallel', file: 'payments/paid-race' },
  { title: 'Kills during payments', file: 'payments/payments.kill' },
  { title: 'Events in every order', file: 'payments/payment-orders' },
];

/**
 * Sends hundreds of parallel payments, 200 times, kills the service 200 times during payments, and plays 200 random orders
 * of events with lost answers, on PGlite and on PostgreSQL; `payments=20` does each 20 times.
 */
export async function provePayments([rounds = '200']: readonly string[] = []): Promise<boolean> {
  const server = await startPostgres();
  const databases = [
    { name: 'PGlite', env: {} },
    { name: server.source, env: { TEST_DATABASE_URL: server.url } },
  ];
  let holds = true;
  try {
    for (const database of databases) {
      for (const { title, file } of parts) {
        const env = { ...database.env, PAYMENT_ROUNDS: rounds, PAYMENT_KILLS: rounds, NO_COLOR: '1' };
        const { code, output } = await run(pnpm('exec', ...project, file), { quiet: true, env });
        if (code !== 0) console.log(output);
        holds &&= code === 0;
        const figures = output.split('\n').filter((line) => line.includes('↳'));
        console.log(`${title}, on ${database.name}: ${code === 0 ? 'passed' : 'failed'}\n${figures.join('\n')}`);
      }
    }
    return holds;
  } finally {
    await server.stop();
  }
}
