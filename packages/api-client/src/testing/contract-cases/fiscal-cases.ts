import assert from 'node:assert/strict';
import {
  createDeviceEndpoint,
  createDraftEndpoint,
  createPremiseEndpoint,
  deleteDeviceEndpoint,
  deletePremiseEndpoint,
  getTenantEndpoint,
  saveFiscalizationEndpoint,
  startTenantEndpoint,
  updateDeviceEndpoint,
  updatePremiseEndpoint,
  type PremiseInput,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { newUser, type Person } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { completeDraft } from './tenants';

const shop = (change: Partial<PremiseInput> = {}): PremiseInput => ({
  premise_id: 'TRGOVINA1',
  type: 'immovable',
  valid_from: '2026-11-21',
  address: 'Jenkov trg',
  house_number: '4',
  house_number_additional: '',
  postal_code: '4207',
  post: 'Cerklje',
  city: 'Cerklje na Gorenjskem',
  cadastral_number: 2082,
  building_number: 311,
  section_number: 1,
  ...change,
});
const van: PremiseInput = { premise_id: 'VOZ1', type: 'movable-a', valid_from: '2026-11-21' };
const taxNumber = () => String(10_000_000 + Math.floor(Math.random() * 89_999_999));

const draftOf = async ({ client }: Person) => (await client.call(createDraftEndpoint)).id;
const add = ({ client }: Person, id: string, body: PremiseInput) =>
  client.call(createPremiseEndpoint, { params: { id }, body });
const read = ({ client }: Person, id: string) => client.call(getTenantEndpoint, { params: { id } });

export const fiscalCases: readonly ContractCase[] = [
  {
    name: 'business premises and electronic devices are added, changed and removed row by row',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const id = await draftOf(person);
      const first = await add(person, id, shop());
      assert.partialDeepStrictEqual(first, { version: 1, premise_id: 'TRGOVINA1', house_number_additional: null });
      const second = await add(person, id, van);
      assert.partialDeepStrictEqual(second, { type: 'movable-a', address: null, cadastral_number: null });
      const device = await client.call(createDeviceEndpoint, {
        params: { id },
        body: { device_id: 'BLAG1', premise: first.id },
      });
      const changed = await client.call(updatePremiseEndpoint, {
        params: { id, premise: first.id },
        body: { ...shop({ city: 'Cerklje' }), _version: 1 },
      });
      assert.deepEqual([changed.version, changed.city], [2, 'Cerklje']);
      const renamed = await client.call(updateDeviceEndpoint, {
        params: { id, device: device.id },
        body: { device_id: 'BLAG2', premise: second.id, _version: 1 },
      });
      const { premises, devices } = await read(person, id);
      assert.deepEqual([premises, devices], [[changed, second], [renamed]]);
      await client.call(deletePremiseEndpoint, { params: { id, premise: second.id } });
      const left = await read(person, id);
      assert.deepEqual([left.premises, left.devices], [[changed], []]);
      const gone = { name: 'NotFoundError', code: 'device_not_found' };
      await assert.rejects(client.call(deleteDeviceEndpoint, { params: { id, device: device.id } }), gone);
    },
  },
  {
    name: 'a business premise says what is missing, and its id is letters and digits once',
    run: async (world) => {
      const person = await newUser(world);
      const id = await draftOf(person);
      const empty = shop({ address: null, house_number: '', postal_code: null, post: null, city: null });
      const register = { cadastral_number: null, building_number: null, section_number: null };
      assert.deepEqual(await rejectedFields(add(person, id, { ...empty, ...register })), [
        'address',
        'building_number',
        'cadastral_number',
        'city',
        'house_number',
        'post',
        'postal_code',
        'section_number',
      ]);
      assert.deepEqual(await rejectedFields(add(person, id, shop({ cadastral_number: 10_000 }))), ['cadastral_number']);
      assert.deepEqual(await rejectedFields(add(person, id, shop({ postal_code: '42' }))), ['postal_code']);
      const messageOf = async (body: PremiseInput) => (await rejectionOf(add(person, id, body))).problem['errors'];
      assert.deepEqual(await messageOf({ ...van, premise_id: 'VOZ-1' }), {
        premise_id: ['The business premise ID may include only letters and numbers.'],
      });
      await add(person, id, van);
      assert.deepEqual(await messageOf({ ...van, premise_id: 'voz1' }), {
        premise_id: ['The business premise ID already exists.'],
      });
    },
  },
  {
    name: 'an electronic device is unique within its business premise alone',
    run: async (world) => {
      const person = await newUser(world);
      const id = await draftOf(person);
      const [first, second] = [await add(person, id, van), await add(person, id, { ...van, premise_id: 'VOZ2' })];
      const device = (device_id: string, premise: string) =>
        person.client.call(createDeviceEndpoint, { params: { id }, body: { device_id, premise } });
      await device('BLAG1', first.id);
      await device('BLAG1', second.id);
      const messageOf = async (call: Promise<unknown>) => (await rejectionOf(call)).problem['errors'];
      assert.deepEqual(await messageOf(device('blag1', first.id)), {
        device_id: ['The electronic device ID already exists.'],
      });
      assert.deepEqual(await messageOf(device('BLAG č', first.id)), {
        device_id: ['The electronic device ID may include only letters and numbers.'],
      });
      assert.deepEqual(await rejectedFields(device('BLAG2', id)), ['premise']);
    },
  },
  {
    name: 'a row saved from an older version is refused with the newer one',
    run: async (world) => {
      const person = await newUser(world);
      const id = await draftOf(person);
      const { id: premise } = await add(person, id, van);
      const save = (valid_from: string, _version: number) =>
        person.client.call(updatePremiseEndpoint, { params: { id, premise }, body: { ...van, valid_from, _version } });
      await save('2026-12-01', 1);
      const { name, problem } = await rejectionOf(save('2026-12-02', 1));
      assert.equal(name, 'StaleError');
      assert.partialDeepStrictEqual(problem['current'], { version: 2, valid_from: '2026-12-01' });
    },
  },
  {
    name: 'two company CRMs with one tax number have no business premise in common',
    run: async (world) => {
      const [ana, miha] = [await newUser(world), await newUser(world)];
      const [first, second] = [await draftOf(ana), await draftOf(miha)];
      const number = taxNumber();
      const save = ({ client }: Person, id: string, version: number) =>
        client.call(saveFiscalizationEndpoint, { params: { id }, body: { tax_number: number, _version: version } });
      await save(ana, first, 0);
      await add(ana, first, van);
      await save(miha, second, 0);
      assert.deepEqual(await rejectedFields(add(miha, second, { ...van, premise_id: 'voz1' })), ['premise_id']);
      const third = await draftOf(miha);
      await add(miha, third, van);
      assert.deepEqual(await rejectedFields(save(miha, third, 0)), ['tax_number']);
    },
  },
  {
    name: 'fiscalization that is switched on has to be complete before the company CRM is created',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await completeDraft(person);
      const params = { id };
      const save = (enabled: boolean, _version: number) =>
        person.client.call(saveFiscalizationEndpoint, { params, body: { enabled, _version } });
      await save(true, 0);
      const missing = await rejectedFields(person.client.call(startTenantEndpoint, { params }));
      for (const field of ['responsible_person', 'tax_number', 'premises', 'devices', 'numbering'])
        assert.ok(missing.includes(`fiscalization.${field}`), field);
      await save(false, 1);
      assert.equal((await person.client.call(startTenantEndpoint, { params })).tenant_id, id);
    },
  },
];
