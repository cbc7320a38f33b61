import type { Operation, Tenant } from '@atrium/api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { testSecretKeys } from '../../testing/test-app';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { StepFailed } from '../../tenants';
import { createLocalProvisioner } from '../provisioners/local/local-provisioner';
import { instanceTables } from '../provisioners/local/instance-tables';

let test: TenantsApp;
let ana: Person;
let id: string;
let closeDatabase: () => Promise<void>;
/** The version that the service brings; it can fail to. */
let version = '1.0.0';
let refuses = false;

beforeAll(async () => {
  const opened = await openTestDatabase();
  closeDatabase = () => opened.close();
  const local = createLocalProvisioner(opened.database, testSecretKeys);
  const provisioner: typeof local = {
    ...local,
    get version() {
      return version;
    },
    update: async (instance, call) => {
      if (refuses) throw new StepFailed('provisioner_refused');
      await local.update(instance, call);
    },
  };
  test = await buildTenantsApp({ opened, dependencies: { provisioner } });
  ana = await test.person('Ana');
  id = await completeDraft(ana);
  await run(await ana.client.post(`/tenants/${id}/create`, {}));
});
afterAll(async () => {
  await test.close();
  await closeDatabase();
});

async function run(answer: LightMyRequestResponse): Promise<Operation> {
  const operation = answer.json<Operation>();
  await test.dependencies.engine.run(operation.id);
  return operation;
}

const update = () => ana.client.post(`/tenants/${id}/update`, {});
const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();

describe('updating a company CRM', () => {
  it('brings the current version, and its settings once more', async () => {
    version = '1.1.0';
    await test.database.delete(instanceTables(id).effects);
    await test.database.delete(instanceTables(id).settings);
    await run(await update());
    expect(await record()).toMatchObject({ state: 'active', crm_version: '1.1.0' });
    const kept = (await test.database.select().from(instanceTables(id).settings)).map(({ key }) => key);
    expect(kept).toEqual(expect.arrayContaining(['version', 'fiscalization']));
  });

  it('is one operation, however often it is asked at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, update));
    const ids = [...new Set(answers.map((answer) => answer.json<Operation>().id))];
    expect(ids).toHaveLength(1);
    await test.dependencies.engine.run(ids[0] ?? '');
  });

  it('that fails says so, leaves the old version running, and continues with Retry', async () => {
    version = '1.2.0';
    refuses = true;
    const operation = await run(await update());
    expect(await record()).toMatchObject({
      state: 'active',
      crm_version: '1.1.0',
      operation: { state: 'failed', message: 'An error occured when updating company CRM' },
    });
    refuses = false;
    await run(await ana.client.post(`/operations/${operation.id}/retry`, {}));
    expect(await record()).toMatchObject({ crm_version: '1.2.0', operation: { state: 'succeeded' } });
  });

  it('leaves one that is switched off as it is', async () => {
    await run(await ana.client.post(`/tenants/${id}/deactivate`, {}));
    await run(await update());
    expect(await record()).toMatchObject({ state: 'inactive' });
    const draft = await completeDraft(ana, { url_name: 'druga-dolina' });
    const refused = await ana.client.post(`/tenants/${draft}/update`, {});
    expect(refused.json()).toMatchObject({ status: 409, code: 'not_updatable' });
  });
});
