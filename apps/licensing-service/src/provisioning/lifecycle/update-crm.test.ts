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
/** The version the provisioner updates to. */
let version = '1.0.0';
let updateFails = false;

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
      if (updateFails) throw new StepFailed('provisioner_refused');
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

async function run(response: LightMyRequestResponse): Promise<Operation> {
  const operation = response.json<Operation>();
  await test.dependencies.engine.run(operation.id);
  return operation;
}

const update = () => ana.client.post(`/tenants/${id}/update`, {});
const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();

describe('updating a company CRM', () => {
  it('installs the current version and delivers the settings again', async () => {
    version = '1.1.0';
    await test.database.delete(instanceTables(id).effects);
    await test.database.delete(instanceTables(id).settings);
    await run(await update());
    expect(await record()).toMatchObject({ state: 'active', crm_version: '1.1.0' });
    const keys = (await test.database.select().from(instanceTables(id).settings)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['version', 'fiscalization']));
  });

  it('starts one operation for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, update));
    const ids = [...new Set(responses.map((response) => response.json<Operation>().id))];
    expect(ids).toHaveLength(1);
    await test.dependencies.engine.run(ids[0] ?? '');
  });

  it('keeps the old version running when it fails, and resumes with Retry', async () => {
    version = '1.2.0';
    updateFails = true;
    const operation = await run(await update());
    expect(await record()).toMatchObject({
      state: 'active',
      crm_version: '1.1.0',
      operation: { state: 'failed', message: 'An error occured when updating company CRM' },
    });
    updateFails = false;
    await run(await ana.client.post(`/operations/${operation.id}/retry`, {}));
    expect(await record()).toMatchObject({ crm_version: '1.2.0', operation: { state: 'succeeded' } });
  });

  it('keeps an inactive company CRM inactive and rejects drafts', async () => {
    await run(await ana.client.post(`/tenants/${id}/deactivate`, {}));
    await run(await update());
    expect(await record()).toMatchObject({ state: 'inactive' });
    const draft = await completeDraft(ana, { url_name: 'druga-dolina' });
    const response = await ana.client.post(`/tenants/${draft}/update`, {});
    expect(response.json()).toMatchObject({ status: 409, code: 'not_updatable' });
  });
});
