import type { Operation, Tenant } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvisioner, instanceSchemaName, instanceTables, type Provisioner } from '../../provisioning';
import { mailMessages, subscriptions } from '../../schema';
import { openTestDatabase } from '../../testing/test-database';
import { testSecretKeys } from '../../testing/test-app';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { StepFailed } from './plan';
import { operations, operationSteps } from './operation.table';

let test: TenantsApp;
let ana: Person;
let id: string;
/** Called before the provisioner publishes. */
let beforePublish: () => Promise<void>;

beforeEach(async () => {
  beforePublish = async () => undefined;
  const opened = await openTestDatabase();
  const local = createLocalProvisioner(opened.database, testSecretKeys);
  const provisioner: Provisioner = {
    ...local,
    publish: async (instance, call) => {
      await beforePublish();
      await local.publish(instance, call);
    },
  };
  const app = await buildTenantsApp({ opened, dependencies: { provisioner } });
  test = { ...app, close: () => app.close().then(() => opened.close()) };
  ana = await test.person('Ana');
  id = await completeDraft(ana);
});

afterEach(() => test.close());

const start = async () => (await ana.client.post(`/tenants/${id}/create`, {})).json<Operation>();
const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const hasSchema = async () => {
  const isInstanceSchema = sql`nspname = ${instanceSchemaName(id)}`;
  return (
    (
      await test.database
        .select({ one: sql`1` })
        .from(sql`pg_namespace`)
        .where(isInstanceSchema)
    ).length === 1
  );
};

describe('operations', () => {
  it('are started once by concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, start));
    expect(new Set(responses.map((response) => response.id)).size).toBe(1);
    expect(await test.database.select().from(operations)).toHaveLength(1);
  });

  it('apply each effect once, also with several workers', async () => {
    const operation = await start();
    await Promise.all(Array.from({ length: 5 }, () => test.dependencies.engine.run(operation.id)));
    await test.dependencies.engine.run(operation.id);
    expect((await record()).operation?.state).toBe('succeeded');
    expect(await test.database.select().from(instanceTables(id).users)).toHaveLength(1);
    const effects = (await test.database.select().from(instanceTables(id).effects)).map(({ key }) =>
      key.replace(operation.id, '').replace(/[0-9a-f]{32}$/, ''),
    );
    expect(effects.toSorted()).toEqual([':create_administrator', ':prepare_database', ':publish', 'configure:']);
  });

  it('fail when a step cannot succeed, keep finished steps, and resume there on retry', async () => {
    beforePublish = async () => {
      throw new StepFailed('provisioner_refused');
    };
    const operation = await start();
    await test.dependencies.engine.run(operation.id);
    const failed = await record();
    expect(failed).toMatchObject({ state: 'failed', allowed_actions: ['update', 'create', 'retry', 'cancel'] });
    expect(failed.operation).toMatchObject({
      state: 'failed',
      message: 'There was an error when creating the company CRM',
    });
    expect(failed.operation?.steps.find((step) => step.name === 'publish')).toMatchObject({
      state: 'failed',
      cause: 'provisioner_refused',
    });
    expect(await hasSchema()).toBe(true);
    const [mail] = await test.database.select().from(mailMessages);
    expect(mail).toMatchObject({
      subject: 'Zelena dolina could not be created',
      text: expect.stringContaining(operation.reference),
    });
    beforePublish = async () => undefined;
    const retried = await ana.client.post(`/operations/${operation.id}/retry`, {});
    expect(retried.statusCode).toBe(202);
    expect(retried.json<Operation>()).toMatchObject({ id: operation.id, state: 'queued' });
    await test.dependencies.engine.run(operation.id);
    expect(await record()).toMatchObject({ state: 'active' });
    expect((await ana.client.post(`/operations/${operation.id}/retry`, {})).json()).toMatchObject({
      code: 'operation_not_failed',
    });
  });

  it('fail after eight attempts of a step that always throws', async () => {
    beforePublish = async () => {
      throw new Error('broken');
    };
    const operation = await start();
    for (let run = 1; run < 8; run += 1)
      await expect(test.dependencies.engine.run(operation.id)).rejects.toThrow('broken');
    await test.dependencies.engine.run(operation.id);
    const { steps, state } = (await record()).operation ?? {};
    expect(state).toBe('failed');
    expect(steps?.find((step) => step.name === 'publish')?.cause).toBe('gave_up');
  });

  it('are undone in reverse order by Cancel, and the draft can be started again', async () => {
    beforePublish = async () => {
      throw new StepFailed('provisioner_refused');
    };
    const operation = await start();
    await test.dependencies.engine.run(operation.id);
    expect((await ana.client.post(`/operations/${operation.id}/cancel`, {})).json<Operation>().state).toBe(
      'cancelling',
    );
    await test.dependencies.engine.run(operation.id);
    const tenant = await record();
    expect(tenant).toMatchObject({
      state: 'draft',
      operation: { state: 'cancelled' },
      sections: { application: { secrets: { password: { set: false } } } },
    });
    expect(tenant.operation?.steps.map((step) => step.state)).toEqual([
      'undone',
      'undone',
      'undone',
      'undone',
      'undone',
      'undone',
      'waiting',
      'waiting',
    ]);
    expect(await hasSchema()).toBe(false);
    expect(await test.database.select().from(subscriptions)).toEqual([]);
    beforePublish = async () => undefined;
    const password = { password: 'modra-hiša8', password_confirmation: 'modra-hiša8' };
    const { data, version } = tenant.sections.application;
    await ana.client.put(`/tenants/${id}/sections/application`, { ...data, ...password, _version: version });
    const second = await start();
    expect(second.id).not.toBe(operation.id);
    await test.dependencies.engine.run(second.id);
    expect((await record()).state).toBe('active');
  });

  it('end either cancelled or succeeded when both happen at once', async () => {
    const operation = await start();
    const [cancelled] = await Promise.all([
      ana.client.post(`/operations/${operation.id}/cancel`, {}),
      test.dependencies.engine.run(operation.id),
    ]);
    await test.dependencies.engine.run(operation.id);
    const tenant = await record();
    if (cancelled.statusCode === 202)
      expect([tenant.state, tenant.operation?.state, await hasSchema()]).toEqual(['draft', 'cancelled', false]);
    else expect([tenant.state, tenant.operation?.state, await hasSchema()]).toEqual(['active', 'succeeded', true]);
  });

  it('reject the effect of a worker that lost its claim', async () => {
    const operation = await start();
    beforePublish = async () => {
      await ana.client.post(`/operations/${operation.id}/cancel`, {});
    };
    await test.dependencies.engine.run(operation.id);
    const settings = await test.database.select().from(instanceTables(id).settings);
    expect(settings.map(({ key }) => key)).not.toContain('published');
    await test.dependencies.engine.run(operation.id);
    expect((await record()).state).toBe('draft');
  });

  it('show the 90th percentile of earlier durations, and none with fewer than three runs', async () => {
    const operation = await start();
    await test.dependencies.engine.run(operation.id);
    const usualSeconds = async () => {
      const { usual_seconds: whole, steps } = (await ana.client.get(`/operations/${operation.id}`)).json<Operation>();
      return [whole, steps.find((step) => step.name === 'publish')?.usual_seconds];
    };
    const created = new Date('2026-11-21T08:00:00Z');
    const after = (seconds: number) => new Date(created.getTime() + seconds * 1000);
    await test.database.update(operations).set({ createdAt: created, startedAt: after(2), endedAt: after(5.2) });
    await test.database.update(operationSteps).set({ startedAt: after(2), endedAt: after(2.3) });
    expect(await usualSeconds()).toEqual([null, null]);
    const [first] = await test.database.select().from(operations).where(eq(operations.id, operation.id));
    for (const seconds of [5.2, 9.7]) {
      const copy = {
        ...first,
        id: crypto.randomUUID(),
        reference: `AT-${seconds}`,
        endedAt: after(seconds),
      } as typeof operations.$inferInsert;
      await test.database.insert(operations).values(copy);
      const step = { name: 'publish', position: 0, state: 'done' as const, startedAt: created, endedAt: after(0.4) };
      await test.database.insert(operationSteps).values({ operationId: copy.id ?? '', ...step });
    }
    expect(await usualSeconds()).toEqual([9, 1]);
  });
});
