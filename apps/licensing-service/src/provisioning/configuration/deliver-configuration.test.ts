import type { Tenant } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/dump-database';
import { paidTenant } from '../../testing/paid-tenants';
import { addCard, pay, quote, smallPlan } from '../../testing/paying';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { createTenant } from '../../testing/trial-tenants';
import { testSecretKeys } from '../../testing/test-app';
import { createLocalProvisioner } from '../provisioners/local/local-provisioner';
import { instanceTables } from '../provisioners/local/instance-tables';
import { configureJob } from './configure.job';
import { deliverConfiguration } from './deliver-configuration';

let test: TenantsApp;
let ana: Person;
let id: string;

beforeAll(async () => {
  test = await buildTenantsApp();
  ana = await test.person('Ana');
  id = await completeDraft(ana);
  await save({ responsible_person: 'Žiga Čuček' });
  await createTenant(test, ana, id);
});
afterAll(() => test.close());

/** Saves Fiscalization over its current version. */
async function save(data: object): Promise<void> {
  const { fiscalization } = (await ana.client.get(`/tenants/${id}`)).json<Tenant>().sections;
  const body = { ...fiscalization.data, ...data, _version: fiscalization.version };
  expect((await ana.client.put(`/tenants/${id}/sections/fiscalization`, body)).statusCode).toBe(200);
}

async function deliveredSettings(of = id): Promise<Record<string, unknown>> {
  const rows = await test.database.select().from(instanceTables(of).settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

const queuedJobs = async (of = id) => {
  const { rows } = await test.database.execute(
    sql`select 1 from pgboss.job where name = ${configureJob.name} and data ->> 'tenant_id' = ${of}`,
  );
  return rows.length;
};

describe('delivering the settings of a company CRM', () => {
  it('happens when the company CRM is created', async () => {
    expect(await deliveredSettings()).toMatchObject({ fiscalization: { responsible_person: 'Žiga Čuček' } });
  });

  describe('after activation', () => {
    let jobsBefore: number;
    beforeEach(async () => {
      jobsBefore = await queuedJobs();
    });

    it('enqueues a job after every change', async () => {
      await save({ responsible_person: 'Špela Žnidar' });
      expect(await queuedJobs()).toBe(jobsBefore + 1);
      await configureJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
      expect(await deliveredSettings()).toMatchObject({ fiscalization: { responsible_person: 'Špela Žnidar' } });
    });

    it('delivers each version once, also with concurrent runs', async () => {
      await save({ responsible_person: 'Ana Čeh' });
      await Promise.all(Array.from({ length: 5 }, () => deliverConfiguration(test.dependencies, id)));
      const effects = await test.database.select().from(instanceTables(id).effects);
      const deliveries = effects.filter(({ key }) => key.startsWith('configure:'));
      await deliverConfiguration(test.dependencies, id);
      expect(await test.database.select().from(instanceTables(id).effects)).toHaveLength(effects.length);
      expect(deliveries.length).toBeGreaterThan(0);
      expect(await deliveredSettings()).toMatchObject({ fiscalization: { responsible_person: 'Ana Čeh' } });
    });

    it('reads the settings again if they change during delivery', async () => {
      const local = createLocalProvisioner(test.database, testSecretKeys);
      let hasChanged = false;
      const provisioner: typeof local = {
        ...local,
        async configure(instance, configuration, call) {
          if (!hasChanged) {
            hasChanged = true;
            await save({ responsible_person: 'Novejša' });
          }
          await local.configure(instance, configuration, call);
        },
      };
      await save({ responsible_person: 'Starejša' });
      await deliverConfiguration({ ...test.dependencies, provisioner }, id);
      expect(await deliveredSettings()).toMatchObject({ fiscalization: { responsible_person: 'Novejša' } });
    });
  });

  it('sends the paid plan, again after every plan change, and none in a trial', async () => {
    expect((await deliveredSettings())['plan']).toBe('trial');
    const paid = await paidTenant(test, ana, 'placana-dolina');
    await deliverConfiguration(test.dependencies, paid);
    expect(await deliveredSettings(paid)).toMatchObject({ plan: { licences: 3, modules: ['couriers'], assets: 10 } });
    const jobsBefore = await queuedJobs(paid);
    const larger = await quote(ana.client, paid, { ...smallPlan, licences: 5, modules: [] });
    await pay(ana.client, paid, larger, await addCard(ana.client, paid));
    expect(await queuedJobs(paid)).toBe(jobsBefore + 1);
    await deliverConfiguration(test.dependencies, paid);
    expect(await deliveredSettings(paid)).toMatchObject({ plan: { licences: 5, modules: [], assets: 10 } });
  });

  it('stores secrets in envelopes and deletes removed ones', async () => {
    const instance = { tenantId: id, urlName: 'zelena-dolina', title: '', company: '', language: 'sl' } as const;
    const call = (key: string) => ({ key, now: new Date(), assertLease: async () => undefined });
    const configure = (secrets: Record<string, string>, key: string) =>
      test.dependencies.provisioner.configure(
        instance,
        { sections: {}, premises: [], secrets, plan: null, readOnly: false },
        call(key),
      );
    await configure({ 'couriers.gls.password': 'zelo-skrivno-7', 'couriers.dpd.password': 'tudi-skrivno-8' }, 'first');
    const { secrets } = instanceTables(id);
    expect((await test.database.select().from(secrets)).map(({ field }) => field).toSorted()).toEqual([
      'couriers.dpd.password',
      'couriers.gls.password',
    ]);
    expect([...(await dumpDatabase(test.database)).values()].join()).not.toMatch(/skrivno/);
    await configure({ 'couriers.gls.password': 'zelo-skrivno-7' }, 'second');
    expect((await test.database.select().from(secrets)).map(({ field }) => field)).toEqual(['couriers.gls.password']);
  });
});
