import { join } from 'node:path';
import type { Operation, OperationKind, Tenant } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform';
import { instanceSchemaName, instanceTables } from '../../provisioning';
import {
  ledgerEntries,
  connectionTests,
  invoices,
  mailMessages,
  payments,
  premiseRegistrations,
  sandboxCharges,
} from '../../schema';
import { tenantSecrets } from '../secrets/secret.table';
import { filesHolding } from '../../testing/files-holding';
import { fillEverySection, setupSecrets } from '../../testing/full-setup';
import { makeKilledService, type KilledService } from '../../testing/killed-service';
import { openFolder, writeStartedTenants, type StartedTenants } from '../../testing/started-tenants';
import { payDraft } from '../../testing/paid-tenants';
import type { TestClient } from '../../testing/test-client';
import { administratorPassword } from '../../testing/tenants-app';
import { buildTestApp } from '../../testing/test-app';
import { notifications } from '../notifications/notification.table';
import type { Plans } from './plan';
import { tenants } from '../tenant.table';
import { operations } from './operation.table';
import type { Step } from './plan';

let service: KilledService;
let plans: Plans;
let started: StartedTenants;
/** All that any of the processes wrote. */
let said = '';
let kills = 0;

/** What every typed secret begins with. */
const mark = 'zz-SECRET-';

const id = () => started.ids[0] ?? '';

beforeAll(async () => {
  service = await makeKilledService();
  const opened = await openFolder(service.dataDir);
  const fill = (client: TestClient, tenant: string) =>
    fillEverySection(client, tenant, { secretOf: (place) => `${mark}${place}` });
  started = await writeStartedTenants(opened, service.dataDir, 1, fill, payDraft);
  const test = await buildTestApp({ opened });
  ({ plans } = test.dependencies);
  await test.close();
  await opened.close();
}, 120_000);

afterAll(() => service.remove());

/** `npm run prove -- kills` kills each step at each position. */
const everyPosition = process.env['KILL_POSITIONS'] === 'all';

/** A step without an effect has no position between effect and commit. */
const positionsOf = ({ name, run }: Step) => [
  `${name}:before`,
  ...(run === undefined ? [] : [`${name}:after-effect`]),
  `${name}:after-commit`,
];

/** Kills each step once, the positions in turn; an operation of one step is killed at all of them. */
const failpointsOf = (kind: OperationKind) => {
  const steps = plans[kind].steps.map(positionsOf);
  if (everyPosition || steps.length === 1) return steps.flat();
  return steps.flatMap((positions, index) => positions[(index + 1) % positions.length] ?? []);
};

const call = (path: string, method?: 'POST') => service.call(path, started.cookie, method);

/** Kills the service at every place of an operation, which `begin` starts if necessary, and then lets it end. */
async function killEverywhere(kind: OperationKind, begin?: string): Promise<void> {
  const failpoints = failpointsOf(kind);
  kills += failpoints.length;
  for (const [at, failpoint] of failpoints.entries()) {
    const killed = await service.start({ FAILPOINT: failpoint });
    if (at === 0 && begin !== undefined) {
      await killed.ready();
      await call(`/api/tenants/${id()}/${begin}`, 'POST').catch(() => undefined);
    }
    const { signal } = await killed.ended;
    said += killed.output() + killed.errors();
    expect(`${kind} ${failpoint} ${signal ?? killed.output() + killed.errors()}`).toBe(`${kind} ${failpoint} SIGKILL`);
  }
  const last = await service.start();
  await last.ready();
  const operation = async (): Promise<Operation | null> =>
    ((await (await call(`/api/tenants/${id()}`)).json()) as Tenant).operation;
  await vi.waitFor(async () => expect(await operation()).toMatchObject({ kind, state: 'succeeded' }), {
    timeout: 30_000,
    interval: 100,
  });
  await service.stop(last);
  said += last.output() + last.errors();
}

const stateOf = async (database: Database) => (await database.select().from(tenants)).map(({ state }) => state);
const mails = async (database: Database) => (await database.select().from(mailMessages)).map(({ subject }) => subject);
const registrations = async (database: Database) =>
  (await database.select().from(premiseRegistrations)).map(({ state }) => state);
/** But for handing over settings: that happens once for each edition of them. */
const effectsOf = async (database: Database) =>
  (await database.select().from(instanceTables(id()).effects)).filter(({ key }) => !key.startsWith('configure:'));
const sayNothing = async () => {
  expect(said).toContain('is ready at');
  for (const secret of [mark, administratorPassword]) {
    expect(said).not.toContain(secret);
    expect(await filesHolding(join(service.dataDir, 'database'), secret)).toEqual([]);
  }
};

/** It is active with its whole setup. */
const expectCreated = async (database: Database) => {
  const tables = instanceTables(id());
  expect(await stateOf(database)).toEqual(['active']);
  expect(await database.select().from(tables.users)).toHaveLength(1);
  expect(await effectsOf(database)).toHaveLength(3);
  expect(await database.select().from(tables.premises)).toHaveLength(2);
  expect(await database.select().from(tables.devices)).toHaveLength(3);
  const typed = setupSecrets.filter((place) => place !== 'fiscalization.certificate.password');
  const handedOver = (await database.select().from(tables.secrets)).map(({ field }) => field);
  expect(handedOver.toSorted()).toEqual(
    [...typed, 'fiscalization.certificate', 'fiscalization.private_key'].toSorted(),
  );
  expect(await registrations(database)).toEqual(['registered', 'registered']);
  expect(await database.select().from(connectionTests)).toHaveLength(1);
  expect(await mails(database)).toEqual(['Invoice SPLET-R1-1', `${started.urlNames[0]} is ready`]);
  await expectPaidOnce(database);
  expect((await database.select().from(notifications)).map(({ kind }) => kind)).toEqual(['provisioning_succeeded']);
};

/** One charge, one invoice, and an account in which they meet. */
const expectPaidOnce = async (database: Database) => {
  expect(await database.select().from(sandboxCharges)).toMatchObject([{ state: 'captured', amount: 9272 }]);
  expect(await database.select().from(payments)).toMatchObject([{ state: 'captured', amount: 9272 }]);
  expect(await database.select().from(invoices)).toMatchObject([{ kind: 'invoice', total: 9272 }]);
  const entries = await database.select().from(ledgerEntries);
  expect(entries).toHaveLength(2);
  expect(Object.fromEntries(entries.map(({ kind, amount }) => [kind, amount]))).toEqual({
    invoice: -9272,
    payment: 9272,
  });
};

/** Nothing of it is left but that it was there. */
const expectClosed = async (database: Database) => {
  expect(await stateOf(database)).toEqual(['closed']);
  expect(await registrations(database)).toEqual(['closed', 'closed']);
  expect(await database.select().from(tenantSecrets)).toEqual([]);
  expect(await database.select().from(connectionTests)).toEqual([]);
  const named = sql`select 1 from pg_namespace where nspname = ${instanceSchemaName(id())}`;
  expect((await database.execute(named)).rows).toEqual([]);
  expect(await mails(database)).toHaveLength(3);
  const states = (await database.select().from(operations)).map(({ state }) => state);
  expect(states).toEqual(Array.from({ length: 5 }, () => 'succeeded'));
  expect(await database.select().from(notifications)).toHaveLength(5);
};

describe('a service that is killed in every step of every operation', () => {
  it('creates, updates, switches and closes a company CRM with everything set up, and no effect happens twice', async ({
    annotate,
  }) => {
    await killEverywhere('create');
    await service.reading(expectCreated);
    await sayNothing();
    await killEverywhere('update', 'update');
    await killEverywhere('deactivate', 'deactivate');
    await service.reading(async (database) => expect(await stateOf(database)).toEqual(['inactive']));
    await killEverywhere('activate', 'activate');
    await service.reading(async (database) => {
      expect(await stateOf(database)).toEqual(['active']);
      expect(await effectsOf(database)).toHaveLength(6);
      const premises = await database.select().from(instanceTables(id()).premises);
      expect(premises.every(({ registeredAt }) => registeredAt !== null)).toBe(true);
      expect(await mails(database)).toHaveLength(2);
    });
    await killEverywhere('close', 'close');
    await service.reading(expectClosed);
    await sayNothing();
    await annotate(`${kills} kills`);
  }, 600_000);
});
