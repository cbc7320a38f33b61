import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecretKeys, type OpenDatabase, type Transaction } from '../../platform';
import { operations } from '../../schema';
import { freePort } from '@atrium/vitest-config/free-port';
import { retryOperation } from '../../tenants';
import { payDraft } from '../../testing/paid-tenants';
import { saveCard, smallPlan } from '../../testing/paying';
import { createRandomCustomer } from '../../testing/random-customer';
import { seededRandom } from '../../testing/seeded-random';
import { startService, type ServiceProcess } from '../../testing/service-process';
import { reconcileAccounts } from '../../testing/reconcile-accounts';
import { openFolder, type StartedTenants, writeStartedTenants } from '../../testing/started-tenants';
import { buildTenantsApp, type TenantsApp } from '../../testing/tenants-app';
import { openOnServer } from '../../testing/test-database';
import type { TestClient } from '../../testing/test-client';
import { advanceSubscriptions } from '../subscriptions/advance/advance-subscriptions.job';
import { advancePayments } from './advance-payments.job';
import { payments } from './payment.table';

/** `npm run prove -- payments` sets 200. */
const kills = Number(process.env['PAYMENT_KILLS'] ?? 3);
const seed = Number(process.env['PAYMENT_SEED'] ?? 7);
const server = process.env['TEST_DATABASE_URL'] ?? '';
const patience = 60_000 + kills * 10_000;

const random = seededRandom(seed);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

let dataDir: string;
let onServer: Awaited<ReturnType<typeof openOnServer>> | null = null;
let started: StartedTenants;
let running: ServiceProcess | null = null;
let base: string;
let port: string;

/** Uses the database while no service runs. */
async function reading<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = onServer ?? (await openFolder(dataDir));
  try {
    return await work(opened);
  } finally {
    if (onServer === null) await opened.close();
  }
}

/** The number of drafts a user may have; further company CRMs are paid for and start to be created. */
const drafts = 4;
const paidTenants = Math.min(8, 2 + Math.floor(kills / 20));

/** An unpaid draft with a paid plan and a card. */
async function prepare(client: TestClient, id: string): Promise<void> {
  const plan = { plan: 'paid', ...smallPlan, _version: 1 };
  const saved = await client.put(`/tenants/${id}/sections/subscription`, plan);
  expect(saved.statusCode, saved.body).toBe(200);
  await saveCard(client, id);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-kill-'));
  onServer = server === '' ? null : await openOnServer(server);
  port = String(await freePort());
  base = `http://127.0.0.1:${port}`;
  let left = paidTenants;
  const start = (client: TestClient, id: string) => (left-- > 0 ? payDraft(client, id) : prepare(client, id));
  started = await reading((opened) =>
    writeStartedTenants(opened, dataDir, paidTenants + drafts, async () => undefined, start),
  );
}, patience);

afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await onServer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The columns with days of what a company CRM bought, and which rows of each table are its own. */
const daysOf = (tenantId: string) => {
  const ofTenant = sql`tenant_id = ${tenantId}`;
  const ofItsInvoices = sql`invoice_id in (select id from invoices where ${ofTenant})`;
  return [
    {
      table: 'subscription_periods',
      where: ofTenant,
      columns: ['anchor', 'period_from', 'period_to', 'from_day', 'to_day'],
    },
    { table: 'invoice_lines', where: ofItsInvoices, columns: ['from_day', 'to_day'] },
    { table: 'invoices', where: ofTenant, columns: ['day', 'supplied_from', 'supplied_to'] },
  ];
};

/** Works on the database as the jobs of a service do, two minutes later. */
const workingLater = <T>(work: (test: TenantsApp, pass: (milliseconds: number) => void) => Promise<T>) =>
  reading(async (opened) => {
    let later = 2 * 60_000;
    const secretKeys = await loadSecretKeys({ secretKeys: null, dataDir });
    const clock = () => new Date(Date.now() + later);
    const test = await buildTenantsApp({ opened, dependencies: { secretKeys, clock } });
    try {
      return await work(test, (milliseconds) => (later += milliseconds));
    } finally {
      await test.close();
    }
  });

/** Days that no period lasts. */
const aside = 100_000;

/** Moves periods and documents of a company CRM, in two steps, since rows are checked against those not moved yet. */
async function moveBack(tx: Transaction, tenantId: string, days: number): Promise<void> {
  for (const step of [aside + days, 0 - aside])
    for (const { table, where, columns } of daysOf(tenantId)) {
      const moved = columns.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} - ${step}::int`);
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(moved, sql`, `)} where ${where}`);
    }
}

/**
 * Moves the periods of each company CRM, and what billed them, so far back that its plan ended ten days ago, and makes
 * payments older than a day. Finishes open payments first, since what they buy begins on the day of their quotes.
 */
const endPeriods = () =>
  workingLater(async ({ database, dependencies }) => {
    await advancePayments(dependencies);
    await database.update(payments).set({ createdAt: sql`${payments.createdAt} - interval '2 days'` });
    await database.transaction(async (tx) => {
      // Without triggers, since periods and documents are append-only.
      await tx.execute(sql`set local session_replication_role = replica`);
      const { rows: running } = await tx.execute<{ id: string; days: number }>(
        sql`select tenant_id as id, max(to_day) - current_date + 10 as days from subscription_periods
          where from_day < to_day group by tenant_id having max(to_day) > current_date - 10`,
      );
      for (const { id, days } of running) await moveBack(tx, id, days);
      await tx.execute(sql`update subscriptions set version = version + 1`);
    });
  });

const failpoints = ['activate:after-commit', 'capture:before', 'capture:after-effect', 'capture:after-commit'];

/** Lets customers act until the service is killed: at a failpoint of a creation, or after a random time. */
async function pressAndKill(at: number, customer: ReturnType<typeof createRandomCustomer>): Promise<void> {
  const failpoint = at % 4 === 0 ? { FAILPOINT: oneOf(failpoints) } : {};
  const own = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn', ...(onServer ? { DATABASE_URL: onServer.url } : {}) };
  running = await startService({ ...own, ...failpoint });
  const service = running;
  const { child, ended } = service;
  const withLog = (error: Error) => {
    throw new Error(`${error.message}, which the log of kill ${at} explains:\n${service.output()}`, { cause: error });
  };
  const isReady = await running.ready().then(
    () => true,
    () => false,
  );
  if (isReady) {
    const pressing = Promise.all(Array.from({ length: 4 }, () => customer.press(oneOf(started.ids)).catch(withLog)));
    const time = setTimeout('FAILPOINT' in failpoint ? 1500 : random() * 900);
    await Promise.all([pressing, Promise.race([ended, time]).then(() => child.kill('SIGKILL'))]);
  }
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
}

/** The owner tries again what failed because each of its tries was killed. */
const tryAgain = ({ database, dependencies }: TenantsApp, id: string) =>
  database.transaction((tx) => retryOperation(tx, dependencies, id, dependencies.clock()));

/** Finishes all open work, two minutes later. */
const settle = () =>
  workingLater(async (test, pass) => {
    for (let round = 0; round < 3; round += 1) {
      const open = await test.database.select().from(operations).where(ne(operations.state, 'succeeded'));
      for (const { id, state } of open) {
        if (state === 'failed') await tryAgain(test, id);
        await test.dependencies.engine.run(id);
      }
      await advancePayments(test.dependencies);
      await advanceSubscriptions(test.dependencies);
      pass(60_000);
    }
    const accounts = await reconcileAccounts(test.database);
    const states = (await test.database.select().from(operations)).map(({ state }) => state);
    return { ...accounts, states: [...new Set(states)] };
  });

it(
  'loses no cent and bills nothing twice when the service is killed during payments, plan changes and renewals',
  async ({ annotate }) => {
    const customer = createRandomCustomer(base, started.cookie, random);
    for (let at = 0; at < kills; at += 1) {
      if (at % 5 === 3) await endPeriods();
      await pressAndKill(at, customer);
    }
    const { problems, figures, states } = await settle();
    expect(problems).toEqual([]);
    expect(states).toEqual(['succeeded']);
    expect(figures.invoices).toBeGreaterThan(0);
    await annotate(`${kills} kills (seed ${seed}): ${JSON.stringify({ ...customer.calls, ...figures })}`);
  },
  patience,
);
