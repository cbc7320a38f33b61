import type { Tenant } from '@atrium/api-client/contract';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillEverySection, setupSecrets, setupTaxNumber } from '../../testing/full-setup';
import { localAuthority } from '../../testing/local-authority';
import { testSecretKeys } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { createTenant } from '../../testing/trial-tenants';
import { createLocalProvisioner } from '../provisioners/local/local-provisioner';
import { instanceTables } from '../provisioners/local/instance-tables';
import type { InstanceConfiguration, Provisioner } from '../provisioners/provisioner';
import { configureJob } from './configure.job';

let test: TenantsApp;
let ana: Person;
let id: string;
const configurations: InstanceConfiguration[] = [];

beforeAll(async () => {
  const opened = await openTestDatabase();
  const local = createLocalProvisioner(opened.database, testSecretKeys);
  const provisioner: Provisioner = {
    ...local,
    configure: (instance, configuration, call) => {
      configurations.push(configuration);
      return local.configure(instance, configuration, call);
    },
  };
  const app = await buildTenantsApp({ opened, dependencies: { provisioner, fiscalAuthority: localAuthority() } });
  test = { ...app, close: () => app.close().then(() => opened.close()) };
  ana = await test.person('Ana');
  id = await completeDraft(ana);
  await fillEverySection(ana.client, id);
  await createTenant(test, ana, id);
});
afterAll(() => test.close());

const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const deliver = () =>
  configureJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
const first = () => configurations[0] ?? expect.fail('no configuration was delivered');
const latest = () => configurations.at(-1) ?? first();

describe('the configuration of a company CRM with every section filled', () => {
  it('is delivered at creation, which also registers both premises', async () => {
    expect(await record()).toMatchObject({
      state: 'active',
      registrations: [{ state: 'registered' }, { state: 'registered' }],
    });
  });

  it('contains sections, numbering, premises with devices, and secrets', () => {
    const { sections, premises, secrets } = first();
    expect(sections).toMatchObject({
      data_provider: { kind: 'postgresql', username: 'crm_owner' },
      couriers: { gls: { client_number: '380001234', sender: { city: 'Žalec' } } },
      fiscalization: { tax_number: setupTaxNumber, numbering: 'device', numbering_restarts: true },
      plugins: { newsletter: { provider: 'brevo' } },
    });
    expect(premises).toMatchObject([
      {
        premiseId: 'TRGOVINA1',
        place: { type: 'immovable', settlement: 'Ljubljana', cadastralNumber: 1737 },
        validFrom: '2026-11-21',
        devices: ['BLAG1', 'BLAG2'],
      },
      { premiseId: 'VOZILO1', place: { type: 'movable-a' }, devices: ['BLAG1'] },
    ]);
    const entered = setupSecrets.filter((place) => place !== 'fiscalization.certificate.password');
    expect(secrets).toMatchObject(Object.fromEntries(entered.map((place) => [place, place])));
  });

  it('contains the registration time of each premise once the tax authority has accepted it', async () => {
    expect(first().premises.map(({ registeredAt }) => registeredAt)).toEqual([null, null]);
    await deliver();
    const answered = new Set(latest().premises.map(({ registeredAt }) => registeredAt?.toISOString()));
    expect([...answered]).toEqual([test.dependencies.clock().toISOString()]);
  });

  it('contains the fiscal certificate and its private key', () => {
    const { 'fiscalization.certificate': chain, 'fiscalization.private_key': key } = first().secrets;
    const certificate = new X509Certificate(chain ?? '');
    expect(certificate.subject).toContain(setupTaxNumber);
    expect(certificate.checkPrivateKey(createPrivateKey(key ?? ''))).toBe(true);
  });

  it('follows changes of devices, premises and certificate', async () => {
    const { premises, devices } = await record();
    const [shop] = premises;
    const device = devices.find(({ premise }) => premise === shop?.id);
    await ana.client.put(`/tenants/${id}/devices/${device?.id}`, {
      device_id: 'BLAG9',
      premise: shop?.id,
      _version: device?.version,
    });
    await deliver();
    expect(latest().premises[0]?.devices).toEqual(['BLAG2', 'BLAG9']);
    await ana.client.delete(`/tenants/${id}/devices/${device?.id}`);
    await deliver();
    expect(latest().premises[0]?.devices).toEqual(['BLAG2']);
    await ana.client.delete(`/tenants/${id}/premises/${shop?.id}`);
    await ana.client.delete(`/tenants/${id}/certificate`);
    await deliver();
    expect(latest().premises.map(({ premiseId }) => premiseId)).toEqual(['VOZILO1']);
    expect(Object.keys(latest().secrets).filter((place) => place.startsWith('fiscalization'))).toEqual([]);
    const tables = instanceTables(id);
    expect(await test.database.select().from(tables.premises)).toMatchObject([{ id: 'VOZILO1', type: 'movable-a' }]);
    expect(await test.database.select().from(tables.devices)).toEqual([{ premise: 'VOZILO1', id: 'BLAG1' }]);
    const savedFields = (await test.database.select().from(tables.secrets)).map(({ field }) => field);
    expect(savedFields.some((field) => field.startsWith('fiscalization'))).toBe(false);
  });
});
