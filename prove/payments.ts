import { startPostgres } from '../tooling/commands/postgres.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

const project = ['vitest', 'run', '--project=licensing-service', '--reporter=verbose'];
const parts = [
  { name: 'parallel', title: 'A hundred payments in parallel', file: 'payments/paid-race' },
  { name: 'kills', title: 'Kills during payments', file: 'payments/payments.kill' },
  { name: 'orders', title: 'Events in every order', file: 'payments/payment-orders' },
];

/**
 * Sends hundreds of parallel payments, 200 times, kills the service 200 times during payments, and plays 200 random orders
 * of events with lost answers, on PGlite and on PostgreSQL; `payments=20` does each 20 times,
 * `payments=200,kills,postgresql` one part on one database.
 */
export async function provePayments([rounds = '200', ...names]: readonly string[] = []): Promise<boolean> {
  const chosen = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] =>
    all.some(({ name }) => names.includes(name)) ? all.filter(({ name }) => names.includes(name)) : all;
  const server = await startPostgres();
  const databases = [
    { name: 'pglite', title: 'PGlite', env: {} },
    { name: 'postgresql', title: server.source, env: { TEST_DATABASE_URL: server.url } },
  ];
  let holds = true;
  try {
    for (const database of chosen(databases)) {
      for (const { title, file } of chosen(parts)) {
        const env = { ...database.env, PAYMENT_ROUNDS: rounds, PAYMENT_KILLS: rounds, NO_COLOR: '1' };
        const { code, output } = await run(pnpm('exec', ...project, file), { quiet: true, env });
        if (code !== 0) console.log(output);
        holds &&= code === 0;
        const figures = output.split('\n').filter((line) => line.includes('↳'));
        console.log(`${title}, on ${database.title}: ${code === 0 ? 'passed' : 'failed'}\n${figures.join('\n')}`);
      }
    }
    return holds;
  } finally {
    await server.stop();
  }
}
