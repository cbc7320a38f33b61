import type { Operation, Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { testSecretKeys } from '../../testing/test-app';
import { buildTenantsApp, companyNamed, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import {
  createLocalProvisioner,
  type EffectCall,
  type Instance,
  instanceTables,
  type Provisioner,
} from '../../provisioning';
import { StepFailed } from './plan';

let test: TenantsApp;
let ana: Person;
let id: string;
/** While true, effects on the instance are applied but report a failure. */
let effectsFail: boolean;
/** If true, the next undo is applied, but its response is lost. */
let undoResponseIsLost: boolean;
let count = 0;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const local = createLocalProvisioner(opened.database, testSecretKeys);
  const failing = (effect: Provisioner['publish']) => async (instance: Instance, call: EffectCall) => {
    await effect(instance, call);
    const isUndo = call.key.endsWith(':undo');
    if (effectsFail && !isUndo) throw new StepFailed('provisioner_refused');
    if (undoResponseIsLost && isUndo) {
      undoResponseIsLost = false;
      throw new Error('The connection broke.');
    }
  };
  const update: Provisioner['update'] = async (instance, call) => {
    await local.update(instance, call);
    await opened.database
      .insert(instanceTables(instance.tenantId).settings)
      .values({ key: 'version', value: '2.0.0', updatedAt: call.now })
      .onConflictDoUpdate({ target: instanceTables(instance.tenantId).settings.key, set: { value: '2.0.0' } });
  };
  const provisioner: Provisioner = {
    ...local,
    update: failing(update),
    publish: failing((instance, call) => local.publish(instance, call)),
    deactivate: failing((instance, call) => local.deactivate(instance, call)),
  };
  const app = await buildTenantsApp({ opened, dependencies: { provisioner } });
  test = { ...app, close: () => app.close().then(() => opened.close()) };
  ana = await test.person('Ana');
});
afterAll(() => test.close());

beforeEach(async () => {
  effectsFail = false;
  undoResponseIsLost = false;
  count += 1;
  id = await completeDraft(ana, companyNamed(`dolina-${count}`));
  await runSteps('create');
});

const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const cancel = (operation: Operation) => ana.client.post(`/operations/${operation.id}/cancel`, {});

async function runSteps(kind: string): Promise<Operation> {
  const operation = (await ana.client.post(`/tenants/${id}/${kind}`, {})).json<Operation>();
  await test.dependencies.engine.run(operation.id);
  return operation;
}

async function snapshot() {
  const rows = await test.database.select().from(instanceTables(id).settings);
  const { state, crm_version: version } = await record();
  return { state, version, settings: Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

describe('cancelling a failed operation of a live company CRM', () => {
  it.each([
    ['update', []],
    ['deactivate', []],
    ['activate', ['deactivate']],
  ])('restores the previous state: %s', async (kind, earlierOperations) => {
    for (const operationKind of earlierOperations) await runSteps(operationKind);
    const before = await snapshot();
    effectsFail = true;
    const operation = await runSteps(kind);
    expect(await record()).toMatchObject({ operation: { kind, state: 'failed' } });
    expect((await record()).allowed_actions).toEqual(expect.arrayContaining(['retry', 'cancel']));
    expect((await snapshot()).settings).not.toEqual(before.settings);
    expect((await cancel(operation)).json<Operation>().state).toBe('cancelling');
    await test.dependencies.engine.run(operation.id);
    expect(await snapshot()).toEqual(before);
    expect(await record()).toMatchObject({ operation: { state: 'cancelled' } });
    effectsFail = false;
    expect((await runSteps(kind)).id).not.toBe(operation.id);
    expect(await record()).toMatchObject({ operation: { kind, state: 'succeeded' } });
  });

  it('undoes the operation once, also after an interruption', async () => {
    const before = await snapshot();
    effectsFail = true;
    const operation = await runSteps('deactivate');
    await cancel(operation);
    undoResponseIsLost = true;
    await expect(test.dependencies.engine.run(operation.id)).rejects.toThrow('The connection broke.');
    expect(await record()).toMatchObject({ operation: { state: 'cancelling' } });
    await test.dependencies.engine.run(operation.id);
    expect(await record()).toMatchObject({ operation: { state: 'cancelled' } });
    expect(await snapshot()).toEqual(before);
    const effects = await test.database.select().from(instanceTables(id).effects);
    expect(effects.filter(({ key }) => key.endsWith(':undo'))).toHaveLength(1);
  });

  it('is rejected while the operation runs, after it ended, and always for closing', async () => {
    const operation = (await ana.client.post(`/tenants/${id}/update`, {})).json<Operation>();
    expect((await record()).allowed_actions).not.toContain('cancel');
    expect((await cancel(operation)).json()).toMatchObject({ code: 'operation_in_progress' });
    await test.dependencies.engine.run(operation.id);
    expect((await cancel(operation)).json()).toMatchObject({ code: 'operation_finished' });
    effectsFail = true;
    const closing = await runSteps('close');
    expect((await record()).allowed_actions).not.toContain('cancel');
    expect((await cancel(closing)).json()).toMatchObject({ code: 'operation_not_cancellable' });
  });
});
