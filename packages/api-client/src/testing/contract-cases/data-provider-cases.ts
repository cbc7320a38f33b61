import assert from 'node:assert/strict';
import {
  createDraftEndpoint,
  getTenantEndpoint,
  requestVpnEndpoint,
  saveDataProviderEndpoint,
  testDataProviderEndpoint,
  type BodyOf,
} from '../../contract';
import type { CallOf } from '../../contract/endpoint.schema';
import type { saveDataProviderSchema, testDataProviderSchema } from '../../contract/schemas';
import type { ContractCase, ContractWorld } from './contract-case';
import { newUser } from './people';
import { rejectedFields } from './rejection-of';

const settings = {
  kind: 'postgresql' as const,
  host: '127.0.0.1',
  port: '5432',
  database: 'crm',
  username: 'atrium',
  ca_certificate: '',
};
const password = 'modra-baza7';

async function draft(world: ContractWorld) {
  const { client } = await newUser(world);
  const { id } = await client.call(createDraftEndpoint);
  const params = { id };
  const read = () => client.call(getTenantEndpoint, { params });
  async function save(body: Omit<BodyOf<CallOf<typeof saveDataProviderSchema>>, '_version'>) {
    const { version } = (await read()).sections.data_provider;
    return client.call(saveDataProviderEndpoint, { params, body: { ...body, _version: version } });
  }
  const test = (body: BodyOf<CallOf<typeof testDataProviderSchema>>) =>
    client.call(testDataProviderEndpoint, { params, body });
  return { client, params, read, save, test };
}

export const dataProviderCases: readonly ContractCase[] = [
  {
    name: 'a data provider is kept without its password, which another host takes away',
    run: async (world) => {
      const { read, save } = await draft(world);
      const saved = await save({ ...settings, password });
      assert.deepEqual(saved.data, { ...settings, ca_certificate: null });
      assert.equal(saved.secrets.password.set, true);
      assert.deepEqual((await read()).sections.data_provider, saved);
      assert.equal((await save({ ...settings, database: 'crm2' })).secrets.password.set, true);
      assert.equal((await save({ ...settings, host: 'db.example.com' })).secrets.password.set, false);
    },
  },
  {
    name: 'a test of a database tells how each stage went, and is forgotten with other settings',
    run: async (world) => {
      const { read, save, test } = await draft(world);
      await save({ ...settings, password });
      const tested = await test(settings);
      assert.partialDeepStrictEqual(tested, { connection: 'data_provider', state: 'invalid' });
      assert.deepEqual(
        tested.stages.map(({ stage, state, reason }) => [stage, state, reason]),
        [
          ['name', 'failed', 'host_not_allowed'],
          ...['tcp', 'tls', 'login', 'database', 'rights'].map((stage) => [stage, 'not_reached', null]),
        ],
      );
      assert.deepEqual((await read()).connection_tests, [tested]);
      await save({ ...settings, database: 'crm2' });
      assert.deepEqual((await read()).connection_tests, []);
    },
  },
  {
    name: 'a test of a database needs everything, and the password again for another host',
    run: async (world) => {
      const { save, test } = await draft(world);
      assert.deepEqual(await rejectedFields(test({})), ['database', 'host', 'kind', 'password', 'port', 'username']);
      await save({ ...settings, password });
      assert.deepEqual(await rejectedFields(test({ ...settings, host: '127.0.0.2' })), ['password']);
      assert.equal((await test({ ...settings, host: '127.0.0.2', password })).state, 'invalid');
    },
  },
  {
    name: 'a VPN configuration is requested once, however often it is clicked',
    run: async (world) => {
      const { client, params, read } = await draft(world);
      assert.equal((await read()).vpn_requested_at, null);
      const first = await client.call(requestVpnEndpoint, { params });
      assert.deepEqual(await client.call(requestVpnEndpoint, { params }), first);
      assert.equal((await read()).vpn_requested_at, first.requested_at);
    },
  },
];
