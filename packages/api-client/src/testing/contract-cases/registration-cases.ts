import assert from 'node:assert/strict';
import {
  closeTenantEndpoint,
  createDeviceEndpoint,
  createPremiseEndpoint,
  getTenantEndpoint,
  registerPremisesEndpoint,
  saveFiscalizationEndpoint,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { newUser } from './people';
import { activeTenant, completeDraft } from './tenants';

export const registrationCases: readonly ContractCase[] = [
  {
    name: 'business premises of a living company CRM wait for a certificate, say so, and are gone with it where they were never known',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const draft = await completeDraft(person);
      const refused = { name: 'ConflictError', code: 'not_registrable' };
      await assert.rejects(client.call(registerPremisesEndpoint, { params: { id: draft.id } }), refused);
      const { id } = await activeTenant(world, person);
      const params = { id };
      assert.deepEqual(await client.call(registerPremisesEndpoint, { params }), []);
      const taxNumber = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
      const section = {
        enabled: true,
        tax_number: taxNumber,
        responsible_person: 'Žiga Čuček',
        numbering: 'device',
      } as const;
      await client.call(saveFiscalizationEndpoint, { params, body: { ...section, _version: 0 } });
      const van = { premise_id: 'VOZ1', type: 'movable-a', valid_from: '2026-11-21' } as const;
      const premise = await client.call(createPremiseEndpoint, { params, body: van });
      await client.call(createDeviceEndpoint, { params, body: { device_id: 'BLAG1', premise: premise.id } });
      const [registration] = await client.call(registerPremisesEndpoint, { params });
      const told = {
        premise: premise.id,
        premise_id: 'VOZ1',
        removed: false,
        state: 'failed',
        problem: 'no_certificate',
      };
      assert.partialDeepStrictEqual(registration, told);
      assert.deepEqual((await client.call(getTenantEndpoint, { params })).registrations, [registration]);
      const closing = await client.call(closeTenantEndpoint, { params });
      await world.finish(closing.id);
      assert.deepEqual(await client.call(registerPremisesEndpoint, { params }), []);
    },
  },
];
