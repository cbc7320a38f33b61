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
import { findFilesContaining } from '../../testing/files-containing';
import { fillEverySection, setupSecrets } from '../../testing/full-setup';
import { createCrashTestService, type CrashTestService } from '../../testing/crash-test-service';
import { chooseFailpoints, everyPosition } from '../../testing/failpoints';
import { writeStartedTenants, type StartedTenants } from '../../testing/started-tenants';
import { payDraft } from '../../testing/paid-tenants';
import type { TestClient } from '../../testing/test-client';
import { administratorPassword } from '../../testing/tenants-app';
import { buildTestApp } from '../../testing/test-app';
import { notifications } from '../notifications/notification.table';
import type { Plans } from './plan';
import { tenants } from '../tenant.table';
import { operations } from './operation.table';
import type { Step } from './plan';

let service: CrashTestService;
let plans: Plans;
let started: StartedTenants;
/** Output of all processes. */
let processOutput = '';
let kills = 0;

/** Prefix of every entered secret. */
const secretPrefix = 'zz-SECRET-';

const id = () => started.ids[0] ?? '';

beforeAll(async () => {
  service = await createCrashTestService({ inFolder: true });
  const opened = await service.open();
  const fill = (client: TestClient, tenant: string) =>
    fillEverySection(client, tenant, { secretOf: (place) => `${secretPrefix}${place}` });
  started = await writeStartedTenants(opened, service.dataDir, 1, fill, payDraft);
  const test = await buildTestApp({ opened });
  ({ plans } = test.dependencies);
  await test.close();
  await opened.close();
});

afterAll(() => service.remove());

/** Only a step with an effect has a position between effect and commit. */
const positionsOf = ({ name, run }: Step) => [
  `${name}:before`,
  ...(run === undefined ? [] : [`${name}:after-effect`]),
  `${name}:after-commit`,
];

/** Every sixth step, or every step at every position. */
const failpointsOf = (kind: OperationKind) => {
  const failpoints = chooseFailpoints(plans[kind].steps.map(positionsOf));
  return everyPosition ? failpoints : failpoints.filter((_, index) => index % 6 === 0);
};

const call = (path: string, method?: 'POST') => service.call(path, started.cookie, method);

/** Kills the service at every failpoint of an operation, which `path` starts, then lets it finish. */
async function killEverywhere(kind: OperationKind, path?: string): Promise<void> {
  const failpoints = failpointsOf(kind);
  kills += failpoints.length;
  for (const [at, failpoint] of failpoints.entries()) {
    const killed = await service.start({ FAILPOINT: failpoint });
    if (at === 0 && path !== undefined) {
      await killed.ready();
      await call(`/api/tenants/${id()}/${path}`, 'POST').catch(() => undefined);
    }
    const { signal } = await killed.ended;
    processOutput += killed.output() + killed.errors();
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
  processOutput += last.output() + last.errors();
}

const stateOf = async (database: Database) => (await database.select().from(tenants)).map(({ state }) => state);
const mails = async (database: Database) => (await database.select().from(mailMessages)).map(({ subject }) => subject);
const registrations = async (database: Database) =>
  (await database.select().from(premiseRegistrations)).map(({ state }) => state);
/** Excludes delivery of settings, which happens once per version of the settings. */
const effectsOf = async (database: Database) =>
  (await database.select().from(instanceTables(id()).effects)).filter(({ key }) => !key.startsWith('configure:'));
const expectNoSecrets = async () => {
  expect(processOutput).toContain('is ready at');
  for (const secret of [secretPrefix, administratorPassword]) {
    expect(processOutput).not.toContain(secret);
    expect(await findFilesContaining(join(service.dataDir, 'database'), secret)).toEqual([]);
  }
};

const expectCreated = async (database: Database) => {
  const tables = instanceTables(id());
  expect(await stateOf(database)).toEqual(['active']);
  expect(await database.select().from(tables.users)).toHaveLength(1);
  expect(await effectsOf(database)).toHaveLength(3);
  expect(await database.select().from(tables.premises)).toHaveLength(2);
  expect(await database.select().from(tables.devices)).toHaveLength(3);
  const entered = setupSecrets.filter((place) => place !== 'fiscalization.certificate.password');
  const delivered = (await database.select().from(tables.secrets)).map(({ field }) => field);
  expect(delivered.toSorted()).toEqual(
    [...entered, 'fiscalization.certificate', 'fiscalization.private_key'].toSorted(),
  );
  expect(await registrations(database)).toEqual(['registered', 'registered']);
  expect(await database.select().from(connectionTests)).toHaveLength(1);
  expect(await mails(database)).toEqual(['Invoice SPLET-R1-1', `${started.urlNames[0]} is ready`]);
  await expectPaidOnce(database);
  expect((await database.select().from(notifications)).map(({ kind }) => kind)).toEqual(['provisioning_succeeded']);
};

/** One charge, one invoice, and a balanced account. */
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

/** Only the tenant's record, mails and notifications remain. */
const expectClosed = async (database: Database) => {
  expect(await stateOf(database)).toEqual(['closed']);
  expect(await registrations(database)).toEqual(['closed', 'closed']);
  expect(await database.select().from(tenantSecrets)).toEqual([]);
  expect(await database.select().from(connectionTests)).toEqual([]);
  const schemas = sql`select 1 from pg_namespace where nspname = ${instanceSchemaName(id())}`;
  expect((await database.execute(schemas)).rows).toEqual([]);
  expect(await mails(database)).toHaveLength(3);
  const states = (await database.select().from(operations)).map(({ state }) => state);
  expect(states).toEqual(Array.from({ length: 5 }, () => 'succeeded'));
  expect(await database.select().from(notifications)).toHaveLength(5);
};

describe('killing the service in every step of every operation', () => {
  it('creates a company CRM, and applies each effect once', async ({ annotate }) => {
    await killEverywhere('create');
    await service.reading(expectCreated);
    await expectNoSecrets();
    await annotate(`${kills} kills`);
  }, 300_000);

  /** The other operations share the steps of creating. */
  it.runIf(everyPosition)(
    'updates, deactivates, activates and closes it',
    async ({ annotate }) => {
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
      await expectNoSecrets();
      await annotate(`${kills} kills`);
    },
    600_000,
  );
});
